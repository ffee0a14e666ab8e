// A cart of 100 lines: milliseconds from a click to the painted change. And how fast the sandbox adds for 20 shoppers
// at once.
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/browser.mjs'
import { number, spread, table } from './print.mjs'
import { startServer, storefront } from './shop.mjs'

const lines = 100
const clicks = 20
const shoppers = 20
const addsEach = 25

const json = async (url) => (await fetch(url)).json()

/** Ids of variants for sale, each of another product. */
async function saleableVariants({ SHOP_URL, CONTENT_URL }, wanted) {
  const found = new Set()
  const { data: categories } = await json(`${SHOP_URL}/api/v1/product-categories`)
  for (const { slug: category } of categories) {
    if (found.size >= wanted) break
    const scope = encodeURIComponent(JSON.stringify({ category, perPage: 48 }))
    const { products = [] } = await json(`${CONTENT_URL}/api/catalog/v2/state?scope=${scope}`)
    for (const { defaultVariantId, availability } of products)
      if (availability.isAvailable && (availability.stock ?? wanted) > 2 && availability.amountMin === 1)
        found.add(defaultVariantId)
  }
  return [...found].slice(0, wanted)
}

const post = (url, path, body, headers = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(body),
  })

async function filledCart(env, variants) {
  const items = variants.map((id) => ({ id, amount: 1 }))
  const answer = await post(env.SHOP_URL, '/api/v1/cart/items/batch', { items })
  if (!answer.ok) throw new Error(`The cart could not be filled: ${answer.status} ${await answer.text()}`)
  const { cart, meta } = await answer.json()
  return { token: meta.custom.guestCartToken, lines: cart.items.length }
}

/** Time from the click event to the changed number of the line, and to its paint. */
async function clickAndWatch(page, at) {
  await page.evaluate((at) => {
    const input = document.querySelectorAll('ul.lines input[inputmode=numeric]')[at]
    const before = input.value
    window.measured = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (input.value === before) return void requestAnimationFrame(look)
            const changed = performance.now() - timeStamp
            requestAnimationFrame(() => setTimeout(() => resolve({ changed, painted: performance.now() - timeStamp })))
          }
          queueMicrotask(look)
        },
        { capture: true, once: true },
      )
    })
  }, at)
  await page
    .locator('ul.lines > li')
    .nth(at)
    .getByRole('button', { name: /přidat|více|\+/i })
    .first()
    .click()
  return page.evaluate(() => window.measured)
}

async function measureLines(env) {
  const server = await startServer(storefront, env)
  const { executablePath, args, headless } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, headless })
  try {
    const cart = await filledCart(env, await saleableVariants(env, lines))
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const cookie = (name, value) => ({ name, value, url: server.url })
    await context.addCookies([
      cookie('vanek_cart_token', cart.token),
      cookie('vanek_cart', '1'),
      cookie('vanek_consent', `1.00.${Date.now()}`),
    ])
    const page = await context.newPage()
    await page.goto(`${server.url}/kosik`, { waitUntil: 'networkidle' })
    const runs = []
    for (let click = 0; click < clicks; click += 1) runs.push(await clickAndWatch(page, (click * 7) % cart.lines))
    const row = (name) => [
      name,
      spread(
        runs.map((run) => run[name]),
        1,
      ),
    ]
    table(
      `Click on "more" in a cart of ${cart.lines} lines, ms, ${clicks} clicks`,
      ['', 'from the click'],
      [row('changed'), row('painted')],
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]

/** One shopper with a cart of their own, who adds one item after another. */
async function shop(url, variants, seed) {
  const times = []
  let token
  for (let add = 0; add < addsEach; add += 1) {
    const id = variants[(seed * 7 + add) % variants.length]
    const start = performance.now()
    const headers = token ? { 'X-Guest-Cart-Token': token } : {}
    const answer = await post(url, '/api/v1/cart/items', { id, amount: 1 }, headers)
    const body = await answer.json()
    times.push({ ms: performance.now() - start, ok: answer.ok })
    token ??= body.meta?.custom.guestCartToken
  }
  return times
}

async function measureAdds(env) {
  const variants = await saleableVariants(env, lines)
  await shop(env.SHOP_URL, variants, 0)
  const start = performance.now()
  const all = await Promise.all(Array.from({ length: shoppers }, (_, seed) => shop(env.SHOP_URL, variants, seed)))
  const seconds = (performance.now() - start) / 1000
  const adds = all.flat()
  const sorted = adds.map(({ ms }) => ms).sort((a, b) => a - b)
  const refused = adds.filter(({ ok }) => !ok).length
  table(
    `Add to cart on the sandbox (PGlite), ${shoppers} shoppers at once, ${adds.length} adds, ${refused} refused`,
    ['p50 ms', 'p99 ms', 'adds a second'],
    [[number(percentile(sorted, 0.5), 1), number(percentile(sorted, 0.99), 1), number(adds.length / seconds)]],
  )
}

/** Measures and prints the results. */
export async function measureCart(env) {
  await measureLines(env)
  await measureAdds(env)
}
