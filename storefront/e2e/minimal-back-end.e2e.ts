import { startBackEnd } from '../../examples/back-end-minimal/test/start.mjs'
import { desktop } from './support/browser.ts'
import {
  buyButton,
  chooseMethods,
  fillDetails,
  finished,
  leaveCart,
  newShopper,
  orderButton,
} from './support/buying.ts'
import { hydrated } from './support/hydrated.ts'
import { startShop } from './support/servers.ts'
import { expect, test } from './support/test.ts'
import { amountIn } from './support/texts.ts'
import { visitors } from './support/visitors.ts'

const { enter } = visitors()

test.describe('the shop on the minimal back end', () => {
  let backEnd: Awaited<ReturnType<typeof startBackEnd>>
  let shop: Awaited<ReturnType<typeof startShop>>
  test.beforeAll(async () => {
    backEnd = await startBackEnd()
    shop = await startShop(backEnd.at)
  })
  test.afterAll(async () => {
    await shop.stop()
    await backEnd.stop()
  })

  for (const scripts of [true, false])
    test(`sells a fan ${scripts ? 'with' : 'without'} JavaScript, and offers no missing feature; setting: coupons, newsletter, quotes`, async () => {
      const { page } = await enter({ baseURL: shop.shopUrl, viewport: desktop, scripts })
      const heading = page.getByRole('heading', { level: 1 })
      const shopper = newShopper()

      await page.goto('/')
      await heading.filter({ hasText: 'Malý obchod' }).waitFor()
      await expect(page.locator('.foot')).toHaveCount(1)
      await expect(page.locator('.news-form')).toHaveCount(0)
      for (const path of ['/odber-novinek', '/nabidka/nova'])
        expect([path, (await page.request.get(shop.shopUrl + path)).status()]).toEqual([path, 404])
      await page.goto('/stolni-ventilatory')
      const name = 'Stolní ventilátor Vánek 20'
      await page.getByRole('article').getByRole('heading', { name }).getByRole('link').click()
      await page.waitForURL('**/produkt/*')
      if (scripts) await hydrated(page)
      await buyButton(page).click()
      if (scripts) await page.getByRole('link', { name: 'Přejít do košíku' }).click()
      await page.waitForURL('**/kosik')
      // what this back end declares as missing
      await expect(page.getByText('Mám slevový kupón')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Vytvořit nabídku' })).toHaveCount(0)
      await leaveCart(page)
      await chooseMethods(page)
      await fillDetails(page, shopper)
      // 690 for the fan, 99 for the courier, 39 for cash on delivery
      expect(amountIn(await orderButton(page).innerText())).toBe(828)
      await orderButton(page).click()
      await page.waitForURL(finished)
      await heading.filter({ hasText: 'objednávka je přijatá' }).waitFor()
      const shown = await page.getByRole('main').innerText()
      expect(shown).toContain(name)
      expect(shown).toMatch(/26\d{5}/)

      await page.goto('/kosik')
      await page.getByRole('heading', { name: 'Košík zatím zeje prázdnotou' }).waitFor()
    })
})
