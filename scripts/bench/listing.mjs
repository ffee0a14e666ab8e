// Times of the listing call and the search call on a small and on a large catalogue, in turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../lib/ports.mjs'
import { Explained } from '../lib/run.mjs'
import { pinning, startOn } from './pinned.mjs'
import { median, number, table } from './print.mjs'

const sizes = [1000, 100_000]
const goal = 1.5
const visitors = 20
// seeding a catalogue of this size takes minutes
const patience = 15 * 60 * 1000

const queries = [
  'ventilator do koupelny',
  'vetrak 100 mm',
  'koupelnovy ventlator',
  'tichy ventilator',
  'nordair',
  'mrizka',
  'hadice 125',
  'filtr F7',
  'KV10',
  'stropní ventilátor se světlem',
]

async function startSandbox(products) {
  const folder = mkdtempSync(join(tmpdir(), 'vanek-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { SANDBOX_PORT: String(port), SANDBOX_DATA: folder, SANDBOX_DEV: '0' }
  const sandbox = startOn(1, ['specs/dist/sandbox.js', '--products', String(products)], env)
  const start = performance.now()
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() - start > patience) throw new Explained(`No sandbox with ${products} products answers.`)
    await sleep(500)
  }
  return {
    products,
    url,
    seconds: (performance.now() - start) / 1000,
    peak: () => sandbox.peak(),
    async stop() {
      await sandbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const listingPath = (scope) => `/cms/api/catalog/v2/state?scope=${encodeURIComponent(JSON.stringify(scope))}`
const searchPath = (text) => `/cms/search?limit=10&q=${encodeURIComponent(text)}`

async function read(url) {
  const answer = await fetch(url)
  const text = await answer.text()
  if (answer.status !== 200) throw new Explained(`${url} answered ${answer.status}.`)
  return text
}

/** Listings without and with filters: every top category, its virtual categories, and their filter values. */
async function pathsOf({ url }) {
  const { items } = JSON.parse(await read(`${url}/cms/menu-object/main`))
  const categories = items.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)])
  const sources = [
    ...categories.map((path) => ({ category: path.slice(1) })),
    ...['tiche-ventilatory', 'novinky', 'ventilatory-100-mm', 'znacky/vetrnik'].map((slug) => ({
      virtualCategory: slug,
    })),
  ]
  const plain = []
  const filtered = []
  for (const source of sources) {
    plain.push(source, { ...source, page: 2, sort: 'price_asc' })
    const { filters } = JSON.parse(await read(url + listingPath(source)))
    const choices = filters.filter(({ key, values }) => key.startsWith('f') && values.length > 1)
    for (const [at, { entityId, values }] of choices.slice(0, 4).entries()) {
      const parameters = [{ entityId, values: [Number(values[at % values.length].id)] }]
      filtered.push({ ...source, parameters })
      filtered.push({ ...source, parameters, available: true, price: { to: 3000 + 500 * at }, sort: 'rating' })
    }
  }
  return {
    'listing, nothing chosen': plain.map(listingPath),
    'listing, filters chosen': filtered.map(listingPath),
    search: queries.map(searchPath),
  }
}

async function timed(url) {
  const start = performance.now()
  await read(url)
  return performance.now() - start
}

/** Requests all paths with this concurrency; returns the time of each. */
async function crowd(url, paths) {
  const times = []
  let next = 0
  const visit = async () => {
    while (next < paths.length) times.push(await timed(url + paths[next++]))
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return times
}

const percentile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)]

/** Compares running sandboxes, each with its URL and its number of products, and prints the results. */
export async function compare(sandboxes, rounds) {
  const groups = await pathsOf(sandboxes[0])
  const alone = new Map()
  const crowded = new Map()
  const note = (map, name, size, times) => map.set(`${name}/${size}`, [...(map.get(`${name}/${size}`) ?? []), ...times])
  for (let round = -1; round < rounds; round++) {
    for (const [name, paths] of Object.entries(groups)) {
      // one call to each in turn, so that other load on the machine affects both
      for (const path of paths) {
        for (const { url, products } of sandboxes) {
          const time = await timed(url + path)
          if (round >= 0) note(alone, name, products, [time])
        }
      }
      if (round < 0) continue
      for (const { url, products } of sandboxes) note(crowded, name, products, await crowd(url, paths))
    }
  }
  const figure = (map, name, share) => sizes.map((size) => percentile(map.get(`${name}/${size}`), share))
  table(
    `Listing and search on ${sizes.map((size) => number(size)).join(' and ')} products, ms`,
    [
      '',
      ...sizes.map((size) => `median, ${number(size)}`),
      `ratio (goal ${goal})`,
      ...sizes.map((size) => `p99 at ${visitors}, ${number(size)}`),
    ],
    Object.keys(groups).map((name) => {
      const [small, large] = sizes.map((size) => median(alone.get(`${name}/${size}`)))
      return [
        name,
        number(small, 2),
        number(large, 2),
        number(large / small, 2),
        ...figure(crowded, name, 0.99).map((one) => number(one, 1)),
      ]
    }),
  )
}

/** Measures and prints the results. */
export async function measureListing({ rounds }) {
  const sandboxes = []
  try {
    for (const size of sizes) sandboxes.push(await startSandbox(size))
    await compare(sandboxes, rounds)
    for (const { products, seconds, peak } of sandboxes)
      console.log(
        `\n${number(products)} products: filled and answering after ${number(seconds, 1)} s, peak ${number(peak() / 1e6)} MB.`,
      )
    console.log(
      `\n${rounds} rounds, one call after another to both in turn, then ${visitors} visitors at once. ${pinning}`,
    )
  } finally {
    for (const sandbox of sandboxes) await sandbox.stop()
  }
}
