import { unwrap } from '@vanek/sdk'
import { getUserOrder, getUserOrders } from '@vanek/sdk/account'
import { clearCart, getCart } from '@vanek/sdk/cart'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { customerShop } from './support/customer-shop.ts'
import { hydrated } from './support/hydrated.ts'
import { plainVisitor } from './support/plain-visitor.ts'
import { firm, signIn } from './support/sign-in.ts'
import { visitors } from './support/visitors.ts'
import { inMarket } from './support/market.ts'
import { pathOf } from './support/paths.ts'
import { label } from './support/words.ts'

const { enter, sandboxUrl, shopUrl } = visitors()

const added = inMarket({
  cs: /vloženy do košíku|Do košíku jsme vložili|vložili do košíku/,
  sk: /vložené do košíka|Do košíka sme vložili|vložili do košíka/,
})

const main = (page: Page) => page.getByRole('main')

/** An order of the demo company whose goods are all still for sale, and an empty cart. */
async function openOrder() {
  const shop = await customerShop(sandboxUrl, firm)
  const { orders } = unwrap(await getUserOrders(shop))
  const [order] = orders
  await clearCart(shop)
  return unwrap(await getUserOrder(shop, { id: order?.id ?? '' }))
}

for (const scripts of [true, false]) {
  test.describe(`ordering again, with scripts ${scripts}`, () => {
    test('C2.17 adds the products to the cart and shows what is missing', async () => {
      const order = await openOrder()
      const { page } = await enter({ scripts })
      await signIn(page, firm)
      await page.goto(pathOf(`/uzivatel/objednavky/${order.id}`))
      if (scripts) await hydrated(page)
      await main(page)
        .getByRole('button', { name: label('Objednat znovu') })
        .click()
      if (scripts) await page.getByText(added).first().waitFor()
      else await main(page).getByText(added).waitFor()
      await page.goto('/kosik')
      const named = await main(page).locator('.line-name').allInnerTexts()
      expect(named.length).toBeGreaterThan(0)
      for (const name of named) expect(order.items.some((item) => item.name.startsWith(name))).toBe(true)
      await clearCart(await customerShop(sandboxUrl, firm))
    })
  })
}

test('C2.17 adds the products once when a form without scripts is posted twice', async () => {
  const order = await openOrder()
  const visitor = plainVisitor(shopUrl)
  await visitor.post('/prihlasit', firm)
  const path = pathOf(`/uzivatel/objednavky/${order.id}`)
  const html = await (await visitor.request(path)).text()
  const [, changeKey = ''] = /name="changeKey" value="([^"]+-again)"/.exec(html) ?? []
  const shop = await customerShop(sandboxUrl, firm)
  const amounts = async () => unwrap(await getCart(shop)).items.map(({ amount }) => amount)
  await visitor.post(path, { changeKey })
  const expected = await amounts()
  expect(expected.length).toBeGreaterThan(0)
  await visitor.post(path, { changeKey })
  expect(await amounts()).toEqual(expected)
  await clearCart(shop)
})
