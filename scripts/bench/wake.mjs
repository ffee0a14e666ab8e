// What a new visitor loads on a phone, who has not decided on cookies: until the largest picture is painted, until the
// page is quiet, and after scrolling to its end by finger and waiting.
import { kilobytes, median, number, table } from './print.mjs'
import { blockingOf, settled, slowdown, withPhone } from './phone.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const waitMs = 10_000

/** Bytes on the line of each script and of everything, by phase. */
async function watchBytes(session) {
  const phases = {}
  let phase = 'loading'
  const kinds = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, timestamp }) => kinds.set(requestId, { type, timestamp }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const own = (phases[phase] ??= { files: 0, script: 0, all: 0, done: [] })
    own.files += 1
    own.all += encodedDataLength
    if (kinds.get(requestId)?.type === 'Script') own.script += encodedDataLength
    own.done.push({ type: kinds.get(requestId)?.type, bytes: encodedDataLength, at: timestamp })
  })
  return { phases, enter: (name) => (phase = name) }
}

/** A finger that scrolls: it goes down, and the browser takes it away. */
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

async function visitOf(phone, base, path) {
  return phone(base, async ({ page, session }) => {
    const { phases, enter } = await watchBytes(session)
    await page.goto(path)
    await settled(page)
    const blocking = await blockingOf(page)
    // time of the largest paint on the clock of the protocol
    const { largest, origin } = await page.evaluate(() => ({
      largest: window.recorded.largest,
      origin: performance.timeOrigin,
    }))
    const { timestamp } = (await session.send('Performance.enable'), await clockOf(session))
    const paintedAt = timestamp - (Date.now() - origin - largest) / 1000
    const before = (phases.loading?.done ?? []).filter(({ at, type }) => type === 'Script' && at <= paintedAt)
    enter('awake')
    await scrollToEnd(page, session)
    await page.waitForTimeout(waitMs)
    const sum = (key) => Object.values(phases).reduce((all, own) => all + own[key], 0)
    return {
      largest,
      blocking,
      before: before.reduce((all, { bytes }) => all + bytes, 0),
      loading: phases.loading?.script ?? 0,
      all: sum('script'),
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
    const product = await productPath(server.url)
    const paths = [product, '/domaci-ventilatory', '/', '/clanky', '/kosik']
    const rows = []
    await withPhone(async (phone) => {
      for (const path of paths) {
        const visits = []
        for (let round = 0; round < rounds; round += 1) visits.push(await visitOf(phone, server.url, path))
        const of = (key) => median(visits.map((visit) => visit[key]))
        rows.push([
          path === product ? '/produkt/...' : path,
          number(of('largest')),
          kilobytes(of('before')),
          kilobytes(of('loading')),
          number(of('blocking')),
          kilobytes(of('all')),
          number(of('files')),
          kilobytes(of('bytes')),
        ])
      }
    })
    table(
      `A new visitor without consent, 390 px, processor slowed ${slowdown} times, medians of ${rounds} visits; kB of 1000 bytes on the line`,
      ['', 'largest paint ms', 'JS before it', 'JS untouched', 'blocked ms', 'JS after all', 'requests', 'all bytes'],
      rows,
    )
  } finally {
    await server.stop()
  }
}
