import { unwrap } from '@vanek/sdk'
import { getHome } from '@vanek/sdk/content'
import { expect, test } from './support/test.ts'
import {
  buyButton,
  chooseMethods,
  fillDetails,
  finished,
  leaveCart,
  newShopper,
  orderButton,
} from './support/buying.ts'
import { desktop, phone } from './support/browser.ts'
import { hydrated } from './support/hydrated.ts'
import { mailsTo, placedOrder, sandboxShop } from './support/sandbox.ts'
import { amountIn, cartLink, inStockText } from './support/texts.ts'
import { visitors } from './support/visitors.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl } = visitors()

const ways = [
  { as: 'on a phone', viewport: phone, scripts: true },
  { as: 'on a desktop', viewport: desktop, scripts: true },
  { as: 'without JavaScript', viewport: phone, scripts: false },
]

test.describe('a guest buys a fan', () => {
  for (const { as, viewport, scripts } of ways) {
    test(`B2.03 B2.24 B2.14 B6.02 C1.03 C1.06 C2.01 C2.02 C2.03 C2.04 C2.23 from the home page to the placed order, ${as}`, async () => {
      const { page, context, complaints } = await enter({ viewport, scripts })
      const waitForHydration = async () => (scripts ? hydrated(page) : undefined)
      const heading = page.getByRole('heading', { level: 1 })
      const sum = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..').innerText()
      const shopper = newShopper()
      const { homepage } = unwrap(await getHome(sandboxShop(sandboxUrl)))

      await page.goto('/')
      await waitForHydration()
      expect(await heading.textContent()).toBe(homepage?.title)
      await page.getByRole('banner').locator('.menu > summary').click()
      const category = page.locator('.menu-panel > ul > li').filter({ hasText: label('Stolní ventilátory') })
      const unfold = category.locator('summary')
      if (await unfold.isVisible()) await unfold.click()
      await page
        .getByRole('link', { name: label('Stolní ventilátory') })
        .first()
        .click()
      await page.waitForURL(pathOf('**/domaci-ventilatory/stolni-ventilatory'))
      await heading.filter({ hasText: label('Stolní ventilátory') }).waitFor()

      const box = page.getByRole('article').filter({ hasText: inStockText }).first()
      const name = await box.getByRole('heading').innerText()
      await box.getByRole('heading').getByRole('link').click()
      await page.waitForURL('**/produkt/*')
      await page.getByRole('heading', { level: 1, name }).waitFor()

      await buyButton(page).click()
      if (scripts) {
        await page.getByRole('link', { name: label('Přejít do košíku') }).click()
      }
      await page.waitForURL('**/kosik')
      await page.getByRole('main').getByRole('link', { name }).waitFor()
      expect(await page.getByRole('spinbutton', { name: /^Počet/ }).inputValue()).toBe('1')
      const goods = amountIn(await sum(label('Zboží')))

      await leaveCart(page)
      await heading.filter({ hasText: 'Doprava a platba' }).waitFor()
      await chooseMethods(page)
      await heading.filter({ hasText: label('Dodací údaje') }).waitFor()
      await fillDetails(page, shopper)
      const total = amountIn(await orderButton(page).innerText())
      await orderButton(page).click()
      await page.waitForURL(finished)
      await heading.filter({ hasText: label('objednávka je přijatá') }).waitFor()

      const order = await placedOrder(sandboxUrl, context)
      expect(order.items.map((item) => [item.name, item.amount])).toEqual([[expect.stringContaining(name), 1]])
      expect(order.prices).toMatchObject({ itemsWithTax: goods, totalWithTax: total })
      expect(order).toMatchObject({
        customer: { name: shopper.name, email: shopper.email },
        shipper: { name: label('Kurýrem na adresu') },
        payment: { code: 'cod' },
      })
      const shown = await page.getByRole('main').innerText()
      expect(shown).toContain(order.code)
      expect(shown).toContain(name)
      expect(amountIn(await sum(label('Celkem s DPH')))).toBe(total)
      const mails = await mailsTo(sandboxUrl, shopper.email)
      expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining(order.code)])

      // the ordered goods are no longer in the cart
      await page.goto('/kosik')
      await page.getByRole('heading', { name: label('Košík zatím zeje prázdnotou') }).waitFor()
      expect(await cartLink(page).textContent()).not.toMatch(/[1-9]/)
      expect(complaints).toEqual([])
    })
  }
})
