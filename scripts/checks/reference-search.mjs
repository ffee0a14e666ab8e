// The reference of the built site in a browser: its search and, on a phone, its menu load when they are opened.
//
//   npm run site && node scripts/checks/reference-search.mjs
import { chromium } from 'playwright-core'
import { findTestBrowser } from '../lib/browser.mjs'
import { main } from '../lib/run.mjs'
import { serveSite } from '../site/serve.mjs'
import { report } from './sources.mjs'

const path = '/reference/interfaces/_vanek_sdk.checkout.CheckoutStore.html'
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

async function walk(page, url, form) {
  // a headless browser may report the pointer at 0, 0, where the search is
  await page.mouse.move(form === 'phone' ? 200 : 700, 600)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  if (await page.evaluate('"searchData" in window')) throw new Error('the search index loads before somebody searches')
  if (form === 'phone') await page.locator('#tsd-toolbar-menu-trigger').click()
  await page.locator('#tsd-nav-container a[aria-current]', { hasText: 'CheckoutStore' }).waitFor()
  await page.reload()
  await page.locator('#tsd-search-trigger').click()
  await page.keyboard.type('createCartStore')
  await page.locator('#tsd-search-results a', { hasText: 'createCartStore' }).click()
  await page.getByRole('heading', { level: 1, name: 'createCartStore' }).waitFor()
}

await main(async () => {
  const { url, stop } = await serveSite(0)
  const browser = await chromium.launch(await findTestBrowser())
  const faults = []
  try {
    for (const [form, viewport] of Object.entries(sizes)) {
      const page = await browser.newPage({ viewport })
      page.setDefaultTimeout(20_000)
      await walk(page, url, form).catch((error) => faults.push(`${form}: ${error.message.split('\n')[0]}`))
      await page.close()
    }
    report('reference-search', faults)
  } finally {
    await browser.close()
    await stop()
  }
})
