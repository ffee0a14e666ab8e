import { unwrap } from '@vanek/sdk'
import { getShoppingLists } from '@vanek/sdk/account'
import { addCartItem, getCart, saveCartAsList } from '@vanek/sdk/cart'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { type Customer, newCustomer } from '../support/account.ts'
import { fillCart } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { hoseBy } from '../support/hose.ts'
import { hydrated, open } from '../support/hydrated.ts'
import { jana, signIn } from '../support/sign-in.ts'
import { cartLink } from '../support/texts.ts'
import { visitors } from '../support/visitors.ts'
import { begins, label } from '../support/words.ts'
import { pathOf } from '../support/paths.ts'
import { inMarket } from '../support/market.ts'

const { enter, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')
const removes = inMarket({ cs: /^Odebrat ze seznamu/, sk: /^Odobrať zo zoznamu/ })
const lines = (page: Page) => main(page).locator('.list-line')

/** Fills a cart and saves it as a list on the cart page. */
async function saveCart(page: Page, scripts: boolean) {
  const pick = await pickProduct(sandboxUrl)
  const other = await pickProduct(sandboxUrl, { category: 'koupelnove-ventilatory' })
  // two of the first
  for (const each of [pick, pick, other]) await fillCart(page, each)
  await page.goto('/kosik')
  if (scripts) await hydrated(page)
  await main(page).getByText(label('Uložit jako nákupní seznam')).click()
  await main(page).getByLabel(label('Název seznamu')).fill('Na chatu')
  const save = main(page).getByRole('button', { name: label('Uložit seznam') })
  // two quick clicks save it once
  await (scripts ? save.dblclick() : save.click())
  await main(page).getByText(label('Seznam „Na chatu“ jsme uložili k vašemu účtu.')).waitFor()
  return [pick.product, other.product]
}

async function enterNew(scripts: boolean): Promise<{ page: Page; customer: Customer }> {
  const { page } = await enter({ scripts })
  const customer = await newCustomer(sandboxUrl)
  await signIn(page, customer)
  return { page, customer }
}

for (const scripts of [true, false]) {
  test.describe(`shopping lists with scripts ${scripts}`, () => {
    test('C2.20 C2.21 C7.33 C7.34 C7.36 C7.37 C7.38 C7.40 are created from a cart, bought, changed and deleted', async () => {
      const { page, customer } = await enterNew(scripts)
      const products = await saveCart(page, scripts)
      await page.goto(pathOf('/uzivatel/nakupni-seznamy'))
      if (scripts) await hydrated(page)
      await main(page).getByRole('link', { name: 'Na chatu' }).click()
      await main(page).getByRole('heading', { level: 1, name: 'Na chatu' }).waitFor()
      if (scripts) await hydrated(page)
      expect(await lines(page).count()).toBe(2)
      await lines(page)
        .getByText(inMarket({ cs: 'Skladem', sk: 'Skladom' }))
        .first()
        .waitFor()
      await lines(page)
        .getByText(inMarket({ cs: 'Kč', sk: '€' }))
        .first()
        .waitFor()

      await main(page)
        .getByRole('button', { name: label('Vložit vše do košíku (2)') })
        .click()
      await page
        .getByText(inMarket({ cs: /vloženy do košíku|vložili do košíku/, sk: /vložené do košíka|vložili do košíka/ }))
        .first()
        .waitFor()
      await cartLink(page).getByText(/6/).first().waitFor()

      const name = products[0]?.name ?? 'none'
      await lines(page).filter({ hasText: name }).getByRole('button', { name: removes }).click()
      await main(page)
        .getByText(`${label('Ze seznamu jsme odebrali')}: ${name}`)
        .waitFor()
      expect(await lines(page).count()).toBe(1)
      await main(page)
        .getByRole('button', { name: label('Vrátit do seznamu') })
        .click()
      // as many as before
      await lines(page).filter({ hasText: name }).filter({ hasText: '2 ks po' }).waitFor()
      // without scripts only the last removal can be undone
      if (scripts) {
        for (const left of [1, 0]) {
          await lines(page).first().getByRole('button', { name: removes }).click()
          await expect(lines(page)).toHaveCount(left)
        }
        const back = main(page).getByRole('button', { name: label('Vrátit do seznamu') })
        await back.last().click()
        await expect(lines(page)).toHaveCount(1)
        await back.click()
        await expect(lines(page)).toHaveCount(2)
        await expect(back).toHaveCount(0)
      }

      await main(page).getByText(label('Smazat seznam'), { exact: true }).click()
      await main(page)
        .getByRole('button', { name: label('Ano, smazat') })
        .click()
      await main(page).getByText(label('Seznam jsme smazali'), { exact: true }).waitFor()
      await main(page).getByText(label('Zatím nemáte žádný seznam')).waitFor()
      expect(unwrap(await getShoppingLists(await customerShop(sandboxUrl, customer)))).toEqual([])
    })
  })
}

test.describe('shopping lists', () => {
  test('C2.20 show how to create the first one', async () => {
    const { page } = await enterNew(true)
    await page.goto(pathOf('/uzivatel/nakupni-seznamy'))
    await main(page).getByText(label('Zatím nemáte žádný seznam')).waitFor()
    await main(page)
      .getByRole('link', { name: label('Přejít do košíku') })
      .click()
    await page.waitForURL('**/kosik')
    expect(new URL(page.url()).pathname).toBe('/kosik')
  })

  test('C2.21 of another customer are 404', async () => {
    const [theirs] = unwrap(await getShoppingLists(await customerShop(sandboxUrl, jana)))
    const { page } = await enterNew(true)
    const answer = await page.goto(pathOf(`/uzivatel/nakupni-seznamy/${theirs?.id}`))
    expect(answer?.status()).toBe(404)
    await main(page).getByText(label('Takový seznam u vašeho účtu nemáme')).waitFor()
  })

  for (const scripts of [true, false]) {
    test(`C2.21 keep amounts in metres, and add them to the cart, with scripts ${scripts}`, async () => {
      const { product, variant } = await hoseBy(sandboxUrl, 0.1)
      const customer = await newCustomer(sandboxUrl)
      const shop = await customerShop(sandboxUrl, customer)
      unwrap(await addCartItem(shop, { variantId: variant.id, amount: 2.4 }))
      const list = unwrap(await saveCartAsList(shop, { name: 'Na chatu' }))
      const { page } = await enter({ scripts })
      await signIn(page, customer)
      await page.goto(pathOf(`/uzivatel/nakupni-seznamy/${list.id}`))
      if (scripts) await hydrated(page)
      const line = lines(page).filter({ hasText: product.name })
      expect(await line.innerText()).toContain('2,4\u00a0m po')
      await line.getByRole('button', { name: removes }).click()
      await main(page)
        .getByRole('button', { name: label('Vrátit do seznamu') })
        .click()
      await line.filter({ hasText: '2,4\u00a0m po' }).waitFor()
      await line.getByRole('button', { name: begins('Do košíku') }).click()
      if (scripts) await page.locator('.notices .is-success').waitFor()
      else await page.waitForURL('**/kosik')
      await expect.poll(async () => unwrap(await getCart(shop)).items.map(({ amount }) => amount)).toEqual([4.8])
    })
  }

  test('C2.21 add one line to the cart with the amount of the list', async () => {
    const lists = unwrap(await getShoppingLists(await customerShop(sandboxUrl, jana)))
    const list = lists.find(({ items, code }) => code !== 'wishlist' && items.some(({ amount }) => amount > 1))
    const item = list?.items.find(({ amount, shoppable }) => amount > 1 && shoppable?.availability.isAvailable)
    const { page } = await enter()
    await signIn(page)
    await open(page, pathOf(`/uzivatel/nakupni-seznamy/${list?.id}`))
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/cart/items'))
    await lines(page)
      .filter({ hasText: item?.product?.name ?? 'none' })
      .getByRole('button', { name: begins('Do košíku') })
      .click()
    expect((await sent).postDataJSON()).toMatchObject({ id: item?.variantId, amount: item?.amount })
  })
})
