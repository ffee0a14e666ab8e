// Many URLs: the rate of random product pages compared with a single one, and the memory of many URLs.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { onProcessor, pinning } from './pinned.mjs'
import { median, megabytes, number, spread, table } from './print.mjs'
import { startServer, storefront } from './shop.mjs'

const usualAddresses = 20_000
const connections = 10

/**
 * One run of autocannon on random paths from the other processor, with the processor time of the server per request.
 */
async function load(server, paths, seconds) {
  const before = server.used()
  const child = spawn(...onProcessor(0, ['scripts/bench/random-load.mjs', server.url, String(seconds)]), {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(paths))
  const { rate, total, p99, wrong } = JSON.parse(await text(child.stdout))
  if (wrong > 0) throw new Error(`${wrong} requests went wrong`)
  return { rate, p99, used: (server.used() - before) / total }
}

/** Requests each path a number of times. */
async function fill(url, paths, times = 1) {
  let next = 0
  let failed = 0
  const work = async () => {
    while (next < paths.length * times) {
      const answer = await fetch(url + paths[next++ % paths.length], { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (answer.status !== 200) failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return failed
}

async function productPaths(url) {
  const index = await (await fetch(`${url}/sitemap.xml`)).text()
  const files = [...index.matchAll(/<loc>([^<]*products-\d+\.xml)<\/loc>/g)].map(([, each]) => new URL(each).pathname)
  const texts = await Promise.all(files.map(async (file) => (await fetch(url + file)).text()))
  return texts.flatMap((each) => [...each.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path]) => new URL(path).pathname))
}

async function measureRandom(env, { rounds, seconds }) {
  const cached = await startServer(storefront, env)
  const rendering = await startServer(storefront, { ...env, PAGE_CACHE: 'off' })
  try {
    const products = await productPaths(cached.url)
    await fill(cached.url, products, 2)
    const one = 'one cached page'
    const subjects = [
      [one, cached, products.slice(0, 1)],
      [`${number(products.length)} cached pages at random`, cached, products],
      ['one page, rendered each time', rendering, products.slice(0, 1)],
    ]
    const runs = new Map(subjects.map(([name]) => [name, []]))
    for (const [, server, paths] of subjects) await load(server, paths, 2)
    for (let round = 0; round < rounds; round++)
      for (const [name, server, paths] of subjects) runs.get(name).push(await load(server, paths, seconds))
    const all = (name, figure) => runs.get(name).map((run) => run[figure])
    table(
      'Product pages in brotli once the cache is filled',
      ['', 'req/s', 'p99 ms', 'server us/req', 'rate of one page', 'by processor time'],
      subjects.map(([name]) => [
        name,
        spread(all(name, 'rate')),
        spread(all(name, 'p99')),
        number(median(all(name, 'used'))),
        number(median(all(name, 'rate')) / median(all(one, 'rate')), 2),
        number(median(all(one, 'used')) / median(all(name, 'used')), 2),
      ]),
    )
    console.log(`\n${connections} connections, ${rounds} rounds of ${seconds} s each. ${pinning}`)
  } finally {
    await Promise.all([cached.stop(), rendering.stop()])
  }
}

/** Listings with price ranges: any number of pages with different content. */
const listings = (count) => Array.from({ length: count }, (_, at) => `/domaci-ventilatory?r2=${100 + at}-90000`)

async function measureMemory(env, count) {
  const flags = ['--expose-gc', '--import', './scripts/bench/heap-probe.mjs']
  const server = await startServer(storefront, env, '/', flags)
  try {
    const failed = await fill(server.url, listings(count))
    const { heapUsed, arrayBuffers, rss } = await server.held()
    table(
      `Memory after ${number(count)} addresses, each requested once, MB`,
      ['peak of the process', 'now', 'heap', 'buffers', 'pages that failed'],
      [[...[server.peak(), rss, heapUsed, arrayBuffers].map(megabytes), number(failed)]],
    )
  } finally {
    await server.stop()
  }
}

/** Measures and prints the results. */
export async function measureAddresses(env, { rounds, seconds, addresses = usualAddresses }) {
  await measureRandom(env, { rounds, seconds })
  await measureMemory(env, addresses)
}
