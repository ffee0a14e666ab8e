// How much longer pages take if third-party services never respond, compared with the same shop with working services.
import { createServer } from 'node:http'
import { number, table } from './print.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const rounds = 9
/** Maximum milliseconds that a page waits for them, as in the guide of integrations; other pages do not wait. */
const stated = { search: 2_000, arrival: 500 }

/** Accepts every request and never responds. */
async function startSilence() {
  const server = createServer(() => {})
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]

/** Milliseconds of one page with its body, for a new visitor each time. */
async function timeOf(url, path) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await (await fetch(url + path(round), { redirect: 'manual' })).arrayBuffer()
    times.push(performance.now() - start)
  }
  return { median: median(times), most: Math.max(...times) }
}

/** Measures and prints the results. */
export async function measureServices(env) {
  const silence = await startSilence()
  const own = { ...env, IP_LOOKUP: 'on', PAGE_CACHE: 'off' }
  const [well, silent] = await Promise.all([
    startServer(storefront, own),
    startServer(storefront, { ...own, SERVICES_URL: silence.url }),
  ])
  try {
    const product = await productPath(well.url)
    const pages = [
      ['home', () => '/', stated.arrival],
      ['listing', () => '/domaci-ventilatory', stated.arrival],
      ['product', () => product, stated.arrival],
      ['search', (round) => `/hledat?q=ventilator+${round}`, stated.arrival + stated.search],
      ['cart', () => '/kosik', stated.arrival],
      ['not found', (round) => `/neni-${round}`, stated.arrival],
    ]
    const rows = []
    for (const [name, path, limit] of pages) {
      const [first, other] = [await timeOf(well.url, path), await timeOf(silent.url, path)]
      const figures = [first.median, other.median, other.median - first.median, other.most]
      rows.push([name, ...figures.map((figure) => number(figure)), number(limit)])
    }
    table(
      'Pages made for new visitors while the outside services never answer, ms',
      ['', 'with services', 'without', 'longer by', 'the longest', 'may wait'],
      rows,
    )
  } finally {
    await Promise.all([well.stop(), silent.stop()])
    silence.stop()
  }
}
