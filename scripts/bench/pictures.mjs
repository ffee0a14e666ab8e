// The time of a page with its images while others request new image sizes, and how many of those are rejected.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../aliases.mjs'
import { number, spread, table } from './print.mjs'
import { startServer, storefront } from './shop.mjs'

const page = '/domaci-ventilatory'
const rounds = 5
const requests = 200
/** Maximum milliseconds of the page with its images. */
const maxMs = 1_000

const picturesIn = (html) => [...new Set([...html.matchAll(/\ssrc="(\/cdn\/image\/[^"]+)"/g)].map(([, src]) => src))]

async function request(url, path) {
  const answer = await fetch(url + path)
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
}

/** One visit like a browser: the page, then its images. Returns milliseconds. */
async function visit(url) {
  const start = performance.now()
  const { body } = await request(url, page)
  const shown = await Promise.all(picturesIn(body.toString()).map((path) => request(url, path)))
  const missing = shown.filter(({ status }) => status !== 200).length
  return { ms: performance.now() - start, missing, pictures: shown.length }
}

/** Requests images in the sizes of `styleOf`, all at once; returns the count of each status. */
async function flood(url, goods, styleOf) {
  const paths = Array.from({ length: requests }, (_, at) =>
    (goods[at % goods.length] ?? '').replace(/style-[^/]+/, styleOf(at)),
  )
  const counts = new Map()
  for (const { status } of await Promise.all(paths.map((path) => request(url, path))))
    counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} x ${status}`).join(', ')
}

/** Measures and prints the results. */
export async function measurePictures(env) {
  const server = await startServer(storefront, env)
  try {
    // cached, as a normal page is
    await visit(server.url)
    const { body } = await request(server.url, page)
    const goods = picturesIn(body.toString()).filter((path) => path.includes('/products/'))
    const { components } = JSON.parse(readFileSync(join(root, 'specs/generated/content.json'), 'utf8'))
    const styles = components.schemas.ImageStyle.enum
    const rows = []
    const measure = async (name, styleOf) => {
      const times = []
      const statuses = []
      let missing = 0
      for (let round = 0; round < rounds; round += 1) {
        const others = flood(server.url, goods, (at) => styleOf(at, round))
        const visited = await visit(server.url)
        times.push(visited.ms)
        missing += visited.missing
        statuses.push(await others)
      }
      rows.push([name, spread(times), missing, statuses.at(-1)])
    }
    await measure('odd sizes', (at, round) => `style-w${2000 + at}-h${2000 + round}-crop-upscale`)
    // other sizes in each round, so that none is cached
    const ofRound = (round) => styles.slice(15 + round * 6, 21 + round * 6)
    await measure('new ones in listed sizes', (at, round) => ofRound(round)[Math.floor(at / goods.length) % 6])
    table(
      `A page with its pictures beside ${requests} requests for others, ms; beside odd sizes it may take ${number(maxMs)}`,
      ['requests for', 'page with pictures', 'missing', 'answers of the last round'],
      rows,
    )
  } finally {
    await server.stop()
  }
}
