import { expect, test } from '../support/test.ts'
import { breakable, type Breakable } from '../support/breakable.ts'
import { addFrom, chooseMethods, fillDetails, finished, leaveCart, newShopper, orderButton } from '../support/buying.ts'
import { type Pick, pickProduct } from '../support/catalogue.ts'
import { open } from '../support/hydrated.ts'
import { placedOrder } from '../support/sandbox.ts'
import { startShop } from '../support/servers.ts'
import { visitors } from '../support/visitors.ts'
import { pathOf } from '../support/paths.ts'
import { label } from '../support/words.ts'

const { enter, sandboxUrl } = visitors({ pictures: true })
let services: Breakable
let shop: Awaited<ReturnType<typeof startShop>>
let pick: Pick

test.beforeAll(async () => {
  pick = await pickProduct(sandboxUrl, { atLeast: 12 })
  services = await breakable(`${sandboxUrl}/services`)
  shop = await startShop(sandboxUrl, { SERVICES_URL: services.url, IP_LOOKUP: 'on', CURRENCY_FROM_QUERY: 'on' })
})
test.afterAll(async () => {
  await shop.stop()
  await services.stop()
})

test.describe('with every external service failing', () => {
  for (const trouble of ['down', 'hanging', 'html', 'wrong types'] as const) {
    test(`C7.64 C7.76 the whole purchase works, and no message shows that they are ${trouble}`, async () => {
      services.respondWith(trouble)
      const { page, context } = await enter({ baseURL: shop.shopUrl })
      // with consent to all services
      await context.addCookies([{ name: 'vanek_consent', value: `1.11.${Date.now()}`, url: shop.shopUrl }])
      const exceptions: Error[] = []
      page.on('pageerror', (error) => exceptions.push(error))
      const shelves = page.locator('[data-list^="recommendation"]')
      const main = page.getByRole('main')

      // the first page of a visit, and the shop's own search
      await open(page, pathOf('/hledat?q=ventilator'))
      expect(await main.getByRole('article').count()).toBeGreaterThan(3)
      await addFrom(page, pick.product.slug)
      await open(page, '/kosik')
      await page.mouse.wheel(0, 3_000)
      await leaveCart(page)
      await chooseMethods(page)
      const shopper = newShopper()
      await fillDetails(page, shopper)
      for (const tick of await main.getByRole('checkbox', { name: /Heureka|Zboží/ }).all()) await tick.check()
      await orderButton(page).click()
      await page.waitForURL(finished)
      await page.getByRole('heading', { level: 1, name: label('objednávka je přijatá') }).waitFor()
      const order = await placedOrder(sandboxUrl, context)
      expect(order.customer.email).toBe(shopper.email)

      await page.goto('/neni-tu-nic')
      await page.mouse.wheel(0, 3_000)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await shelves.count()).toBe(0)
      expect(await page.locator('.notice').count()).toBe(0)
      expect(exceptions).toEqual([])
    })
  }
})

test('B9.11 while the search service hangs, each page of results is that of the search of the shop', async () => {
  services.respondWith('hanging')
  // the default; other shops of the tests have longer timeouts
  const hasty = await startShop(sandboxUrl, { SERVICES_URL: services.url, BACKEND_PATIENCE: '1' })
  try {
    const { page } = await enter({ baseURL: hasty.shopUrl })
    for (let count = 1; count <= 7; count += 1) {
      const response = await page.goto(pathOf(`/hledat?q=${'ventilator'.slice(0, 3 + count)}`))
      expect(response?.status()).toBe(200)
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3)
    }
  } finally {
    await hasty.stop()
  }
})
