// Milliseconds from the click on "add to cart" to the changed number in the header.
import { chromium } from 'playwright-core'
import { findBrowser } from '../lib/browser.mjs'
import { spread, table } from './print.mjs'
import { productPath, startServer, storefront } from './shop.mjs'

const visits = 10

/** Clicks, and returns the time from the click event to the changed number, and to its paint. */
async function clickAndWatch(page) {
  await page.evaluate(() => {
    const badge = document.querySelector('header a[href="/kosik"]')
    window.measured = new Promise((resolve) => {
      let start
      document.addEventListener('click', (event) => (start = event.timeStamp), { capture: true, once: true })
      const before = badge.textContent
      const observer = new MutationObserver(() => {
        if (badge.textContent === before) return
        observer.disconnect()
        const changed = performance.now() - start
        requestAnimationFrame(() => setTimeout(() => resolve({ changed, painted: performance.now() - start })))
      })
      observer.observe(badge, { subtree: true, childList: true, characterData: true })
    })
  })
  await page.locator('main form[action="/kosik"] button[type=submit]').first().click()
  const result = await page.evaluate(() => window.measured)
  await page.waitForLoadState('networkidle')
  return result
}

/** Measures and prints the results. */
export async function measureClick(env) {
  const server = await startServer(storefront, env)
  const { executablePath, args, headless } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args, headless })
  const first = []
  const second = []
  try {
    const product = await productPath(server.url)
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await page.goto(server.url + product, { waitUntil: 'networkidle' })
      first.push(await clickAndWatch(page))
      second.push(await clickAndWatch(page))
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  const row = (name, runs) => [
    name,
    spread(
      runs.map((run) => run.changed),
      1,
    ),
    spread(
      runs.map((run) => run.painted),
      1,
    ),
  ]
  table(
    `From click to changed cart count, ms, ${visits} visits`,
    ['', 'changed', 'painted'],
    [row('first add of a visit', first), row('second add', second)],
  )
}
