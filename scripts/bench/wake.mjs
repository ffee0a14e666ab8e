// Bytes that a new visitor without a cookie choice loads on a phone: until the largest picture is painted, until the page is
// idle, and after scrolling to its end by touch and waiting; then the bytes of adding, of the menu and of the search.
import { kilobytes, median, number, table } from './print.mjs'
import { blockingOf, settled, slowdown, withPhone } from './phone.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const waitMs = 10_000
const own = { 'sec-fetch-site': 'same-origin' }

const post = (page, path, form) => page.request.post(path, { form, headers: own, maxRedirects: 0 })

/** Puts a product into the cart, and chooses the courier with cash on delivery. */
async function fill(page, { product }, { methods = false } = {}) {
  const html = await (await page.request.get(product)).text()
  const variantId = /name="variantId"[^>]*value="(\d+)"/.exec(html)?.[1]
  if (!variantId) throw new Error(`${product} has no form to buy it`)
  await post(page, '/kosik', { intent: 'add', variantId, amount: '1' })
  if (methods) await post(page, '/kosik/doprava-a-platba', { shipper: '1', payment: '3' })
}

const pages = [
  { name: '/produkt/...', path: ({ product }) => product },
  { path: '/domaci-ventilatory' },
  { path: '/' },
  { path: '/clanky' },
  { path: '/kosik', before: fill },
  { path: '/kosik/doprava-a-platba', before: fill },
  { path: '/kosik/dodaci-udaje', before: (page, known) => fill(page, known, { methods: true }) },
]

/** Interactions after a page has loaded everything that it loads without one. */
const actions = [
  { name: 'add to cart', path: ({ product }) => product, selector: 'main form[action="/kosik"] button[type=submit]' },
  { name: 'open the menu', path: () => '/domaci-ventilatory', selector: 'details.menu > summary' },
  { name: 'focus the search', path: () => '/domaci-ventilatory', selector: 'input[name=q]' },
]

/** Bytes of each script (its compressed body) and of all transfers, by phase. */
async function watchBytes(session) {
  const phases = {}
  let phase = 'loading'
  const kinds = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const { type, headers = 0 } = kinds.get(requestId) ?? {}
    const own = (phases[phase] ??= { files: 0, script: 0, lined: 0, all: 0, done: [] })
    const bytes = Math.max(0, encodedDataLength - headers)
    own.files += 1
    own.all += encodedDataLength
    if (type === 'Script') {
      own.script += bytes
      own.lined += encodedDataLength
    }
    own.done.push({ type, bytes, at: timestamp })
  })
  const scriptIn = (name) => phases[name]?.script ?? 0
  return { phases, scriptIn, enter: (name) => (phase = name) }
}

/** The touch events of scrolling: the browser cancels the touch when it starts to scroll. */
async function swipe(session) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 195, y: 400 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

async function scrollToEnd(page, session) {
  for (;;) {
    await swipe(session)
    const isEnd = await page.evaluate(() => {
      scrollBy(0, innerHeight * 0.8)
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(100)
    if (isEnd) return
  }
}

/** Loads a page as a new visitor, waits until it is idle, and scrolls to its end. */
export async function visitOf(phone, base, known, { path, before }, act) {
  return phone(base, async ({ page, session, throttle, tap }) => {
    if (before) {
      await throttle(1)
      await before(page, known)
      await throttle()
    }
    const { phases, scriptIn, enter } = await watchBytes(session)
    const address = typeof path === 'function' ? path(known) : path
    const answer = await page.goto(address)
    if (new URL(answer.url()).pathname !== address.replace(/\?.*/, ''))
      throw new Error(`${address} led to ${answer.url()}`)
    await settled(page)
    const blocking = await blockingOf(page)
    // time of the largest paint on the clock of the protocol
    const { largest, origin } = await page.evaluate(() => ({
      largest: window.recorded.largest,
      origin: performance.timeOrigin,
    }))
    const { timestamp } = (await session.send('Performance.enable'), await clockOf(session))
    const paintedAt = timestamp - (Date.now() - origin - largest) / 1000
    const early = (phases.loading?.done ?? []).filter(({ at, type }) => type === 'Script' && at <= paintedAt)
    enter('awake')
    await scrollToEnd(page, session)
    await page.waitForTimeout(waitMs)
    if (act) {
      enter('acting')
      await page.evaluate(() => scrollTo(0, 0))
      await tap(act)
      await page.waitForTimeout(3_000)
    }
    const sum = (key) => Object.values(phases).reduce((all, own) => all + own[key], 0)
    return {
      largest,
      blocking,
      before: early.reduce((all, { bytes }) => all + bytes, 0),
      loading: scriptIn('loading'),
      all: scriptIn('loading') + scriptIn('awake'),
      acting: scriptIn('acting'),
      lined: sum('lined'),
      files: sum('files'),
      bytes: sum('all'),
    }
  })
}

/** The monotonic time of the protocol, in seconds. */
async function clockOf(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return { timestamp: metrics.find(({ name }) => name === 'Timestamp').value }
}

/** Measures and prints the results. */
export async function measureWaking(env, { rounds }) {
  const server = await startServer(storefront, env)
  try {
    const known = { product: await productPath(server.url) }
    const rows = []
    const actionRows = []
    await withPhone(async (phone) => {
      for (const each of pages) {
        const visits = []
        for (let round = 0; round < rounds; round += 1) visits.push(await visitOf(phone, server.url, known, each))
        const of = (key) => median(visits.map((visit) => visit[key]))
        rows.push([
          each.name ?? each.path,
          number(of('largest')),
          kilobytes(of('before')),
          kilobytes(of('loading')),
          number(of('blocking')),
          kilobytes(of('all')),
          kilobytes(of('lined')),
          number(of('files')),
          kilobytes(of('bytes')),
        ])
      }
      for (const { name, selector, path } of actions) {
        const { acting } = await visitOf(phone, server.url, known, { path }, selector)
        actionRows.push([name, kilobytes(acting)])
      }
    })
    table(
      `A new visitor without consent, 390 px, processor slowed ${slowdown} times, medians of ${rounds} visits; kB of 1000 bytes, JS as compressed bodies`,
      [
        '',
        'largest paint ms',
        'JS before it',
        'JS untouched',
        'blocked ms',
        'JS after all',
        'with headers',
        'requests',
        'all bytes',
      ],
      rows,
    )
    table('JS that an action brings besides, kB', ['', 'JS'], actionRows)
  } finally {
    await server.stop()
  }
}
