// Whether the server's memory grows with the rendered pages: the heap after garbage collection, early and late.
import { megabytes, number, table } from './print.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const usualMarks = [2_000, 20_000]
const connections = 10
const customer = { email: 'jana@vanek.test', password: 'vetrak-2026' }
const own = { 'sec-fetch-site': 'same-origin' }

const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function post(url, fields, cookie = '') {
  const body = new URLSearchParams(fields)
  const answer = await fetch(url, { method: 'POST', body, headers: { ...own, cookie }, redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}`)
  return cookiesOf(answer)
}

/** The requests, in turns: pages of many listings, of one guest with a cart, of one customer, and some aborted ones. */
async function mixOf(url) {
  const product = await productPath(url)
  const html = await (await fetch(url + product)).text()
  const variantId = /name="variantId"[^>]*value="(\d+)"/.exec(html)?.[1]
  if (!variantId) throw new Error(`${product} has no form to buy it`)
  const guest = await post(`${url}/kosik`, { intent: 'add', variantId, amount: '1' })
  const signedIn = await post(`${url}/prihlasit`, customer)
  return (count) => {
    // each price range is another page
    const listing = `/domaci-ventilatory?r2=${100 + (count % 4_999)}-90000`
    return [
      { path: listing },
      { path: '/kosik', cookie: guest },
      { path: product, cookie: signedIn },
      { path: '/prihlasit' },
      { path: `/hledat?q=${count % 997}` },
      { path: '/uzivatel/prehled', cookie: signedIn },
      { path: listing, cookie: signedIn },
      { path: '/uzivatel/objednavky', cookie: signedIn, isAborted: true },
      { path: '/kosik', cookie: signedIn },
      { path: `/produkt/neni-${count}`, isAborted: true },
    ][count % 10]
  }
}

/** Whether the page was rendered; false if its back end was too busy to answer in time. */
async function request(url, { path, cookie, isAborted = false }) {
  const stop = new AbortController()
  const headers = cookie ? { cookie } : {}
  if (isAborted) setTimeout(() => stop.abort(), 3)
  try {
    const answer = await fetch(url + path, { headers, redirect: 'manual', signal: stop.signal })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch (error) {
    if (!stop.signal.aborted) throw error
    return true
  }
}

/** Measures and prints the results. */
export async function measureMemory(env, marks = usualMarks) {
  const server = await startServer(storefront, env, '/', ['--expose-gc', '--import', './scripts/bench/heap-probe.mjs'])
  try {
    const next = await mixOf(server.url)
    const held = []
    let sent = 0
    let failed = 0
    for (const mark of marks) {
      const work = async () => {
        while (sent < mark) if (!(await request(server.url, next(sent++)))) failed += 1
      }
      await Promise.all(Array.from({ length: connections }, work))
      const { heapUsed, arrayBuffers, rss } = await server.held()
      held.push({ heapUsed, arrayBuffers, together: heapUsed + arrayBuffers, rss })
    }
    const [early, late] = [held[0], held.at(-1)]
    const row = (name, figure) => [
      name,
      ...held.map((each) => megabytes(each[figure])),
      number(late[figure] / early[figure], 2),
    ]
    table(
      'What the server holds after a collection, MB: pages for all and for one, a fifth of them given up',
      ['', ...marks.map((mark) => `after ${number(mark)}`), 'times'],
      [
        row('heap', 'heapUsed'),
        row('kept bytes', 'arrayBuffers'),
        row('together', 'together'),
        row('of the machine', 'rss'),
      ],
    )
    console.log(
      `\nPeak memory of the process: ${megabytes(server.peak())} MB. ${connections} connections; ` +
        `${number(failed)} pages could not be made in time.`,
    )
  } finally {
    await server.stop()
  }
}
