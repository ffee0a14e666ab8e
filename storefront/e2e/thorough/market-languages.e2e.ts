import { addToCart, goodsBetween } from '../support/goods.ts'
import { foreignIn, readable } from '../support/foreign-words.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { withOverrides } from '../support/overrides.ts'
import { type MarketServers, startMarkets } from '../support/servers.ts'
import { expect, test } from '../support/test.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

let shops: MarketServers
test.beforeAll(async () => {
  shops = await startMarkets(sandboxUrl)
})
test.afterAll(() => shops.stop())

test('B1.06 English is nowhere offered or shown, even to an English browser that asked for it', async () => {
  const { page, context } = await enter({ baseURL: shops.shopUrl, locale: 'en-GB' })
  await context.addCookies([{ name: 'vanek_locale', value: 'en', url: shops.shopUrl }])
  for (const path of ['/', '/koupelnove-ventilatory', '/kosik', '/stranka/doprava', '/neni']) {
    await open(page, path)
    expect(await page.locator('html').getAttribute('lang'), path).toBe('cs')
    expect(await page.locator('[hreflang^=en], [lang^=en]').count(), path).toBe(0)
    expect(await page.locator('main a, main button').count(), path).toBeGreaterThan(0)
    const text = await page.locator('body').innerText()
    expect(text.match(/\b(the|and|your|with|cart|checkout|search|English)\b/i), path).toBeNull()
  }
})

test('B1.07 the Slovak shop counts goods in Slovak', async () => {
  const { page } = await enter({ baseURL: shops.slovakUrl, locale: 'sk-SK' })
  await open(page, '/produkt/stolovy-ventilator-aerola-alba')
  await page.getByRole('button', { name: 'Do košíka' }).first().click()
  await page.getByText('V košíku: 1', { exact: true }).waitFor()
  await open(page, '/kosik')
  for (const amount of [2, 5, 1]) {
    const field = page.getByRole('spinbutton').first()
    await field.fill(String(amount))
    await field.press('Enter')
    await expect(page.locator('.head-cart')).toHaveAccessibleName(new RegExp(`: ${amount}$`))
  }
  expect(foreignIn('sk', readable(await page.content()))).toEqual([])
})

test('B9.34 totals have two decimals in the German domain, and only there', async () => {
  await withOverrides(
    sandboxUrl,
    {},
    async (baseURL) => {
      const { page, context } = await enter({ baseURL })
      const [goods] = await goodsBetween(sandboxUrl, 300, 2000, 1)
      await addToCart(page, goods!)
      const total = page.locator('.totals').first()
      await open(page, '/kosik')
      expect(await total.innerText()).toMatch(/Celkem s DPH\s+[\d\s]+Kč/)
      const value = encodeURIComponent(JSON.stringify({ domainCode: 'vanek_de' }))
      await context.addCookies([{ name: 'vanek_env', value, url: baseURL }])
      await page.reload()
      await hydrated(page)
      expect(await total.innerText()).toMatch(/Celkem s DPH\s+[\d\s]+,00\sKč/)
      expect(await page.locator('.line').first().innerText()).toMatch(/Celkem\s+[\d\s]+Kč s DPH/)
    },
    { ADMIN_PANEL: 'on', NODE_ENV: 'test' },
  )
})
