import { unwrap } from '@vanek/sdk'
import { getUser } from '@vanek/sdk/account'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { mailedLink, newCustomer, sendLogin } from '../support/account.ts'
import {
  buyButton,
  chooseMethods,
  fillDetails,
  finished,
  leaveCart,
  newShopper,
  orderButton,
  startCheckout,
} from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import {
  answerConsent,
  consentOf,
  eventsIn,
  eventsNamed,
  type LayerEntry,
  recordLayer,
  tracked,
} from '../support/data-layer.ts'
import { addToCart } from '../support/goods.ts'
import { hoseBy } from '../support/hose.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { responseFor, approach, shelf } from '../support/offers.ts'
import { visitors } from '../support/visitors.ts'
import { builtFile } from '../support/built-file.ts'

const { enter, shopUrl, sandboxUrl } = visitors()

const main = (page: Page) => page.getByRole('main')
const namesIn = (layer: readonly LayerEntry[]) => eventsIn(layer).map(({ event }) => event)
const itemsOf = ({ ecommerce }: LayerEntry) => ecommerce?.['items'] as readonly Readonly<Record<string, unknown>>[]
const h1 = (page: Page, text: string) => page.getByRole('heading', { level: 1 }).filter({ hasText: text })

/** A visitor who gave full consent on an earlier visit. */
async function enterWithConsent() {
  const visit = await enter({ undecided: true })
  const value = `1.11.${Date.now()}`
  await visit.context.addCookies([{ name: 'vanek_consent', value, url: shopUrl }])
  return { ...visit, layer: await recordLayer(visit.context) }
}

test.describe('events before analytics has loaded', () => {
  test('are reported in order once it has', async () => {
    const { page, layer } = await enterWithConsent()
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**${builtFile('tracking/start.ts')}`, async (route) => {
      await released
      await route.continue()
    })
    await open(page, '/koupelnove-ventilatory')
    await page
      .getByRole('article')
      .filter({ hasText: 'Skladem více' })
      .first()
      .getByRole('heading')
      .getByRole('link')
      .click()
    await page.waitForURL('**/produkt/*')
    await buyButton(page).click()
    await page.getByRole('link', { name: 'Přejít do košíku' }).click()
    await h1(page, 'Košík').waitFor()
    expect(layer).toEqual([])
    release()
    const expectedEvents = ['view_item_list', 'select_item', 'view_item', 'add_to_cart', 'view_cart']
    await expect
      .poll(() => namesIn(layer).filter((name, at, all) => name !== 'view_item_list' || all.indexOf(name) === at))
      .toEqual(expectedEvents)
  })
})

test.describe('navigating back and forth', () => {
  test('reports no second begin_checkout; another payment method is reported', async () => {
    const { page, layer } = await enterWithConsent()
    await startCheckout(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    await leaveCart(page)
    await h1(page, 'Doprava a platba').waitFor()
    await chooseMethods(page)
    await h1(page, 'Dodací údaje').waitFor()
    await page.goBack()
    await h1(page, 'Doprava a platba').waitFor()
    await page.reload()
    await hydrated(page)
    await page.getByRole('radio', { name: 'Bankovním převodem' }).check()
    await page.getByRole('button', { name: 'Pokračovat k dodacím údajům' }).click()
    await h1(page, 'Dodací údaje').waitFor()
    const expectedEvents = ['view_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'add_payment_info']
    await expect.poll(() => namesIn(layer)).toEqual(expectedEvents)
  })

  test('reports the same coupon at every step and in the order', async () => {
    const { page, layer } = await enterWithConsent()
    await startCheckout(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    await page.getByText('Mám slevový kupón').click()
    await page.getByLabel('Kód kupónu').fill('VANEK10')
    await page.locator('.coupon').getByRole('button', { name: 'Použít' }).click()
    await page.getByText('Sleva 10 % na zboží').first().waitFor()
    await leaveCart(page)
    await chooseMethods(page)
    await h1(page, 'Dodací údaje').waitFor()
    await fillDetails(page, newShopper())
    await orderButton(page).click()
    await page.waitForURL(finished)
    await tracked(page)
    const coupons = () => eventsIn(layer).map(({ event, ecommerce }) => [event, ecommerce?.['coupon']])
    await expect
      .poll(coupons)
      .toEqual([
        ['view_cart', undefined],
        ...['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'].map((name) => [name, 'VANEK10']),
      ])
  })

  test('reports more items of a list as its continuation, and items removed from the cart', async () => {
    const { page, layer } = await enterWithConsent()
    await open(page, '/koupelnove-ventilatory')
    await hydratePart(page, '.listing-list')
    const more = main(page)
      .getByRole('link', { name: /^Načíst/ })
      .or(main(page).getByRole('button', { name: /^Načíst/ }))
    const lists = () => eventsNamed(eventsIn(layer), 'view_item_list').map(itemsOf)
    await tracked(page)
    await expect.poll(() => lists().length).toBe(1)
    await more.first().click()
    await expect.poll(() => lists().length).toBe(2)
    const [first, next] = lists()
    expect(next?.[0]?.['index']).toBe(first?.length)
    expect(next?.map((item) => item['item_id'])).not.toEqual(first?.map((item) => item['item_id']))

    await startCheckout(page, await pickProduct(sandboxUrl))
    await open(page, '/kosik')
    await main(page)
      .getByRole('button', { name: /^Odebrat/ })
      .first()
      .click()
    await expect.poll(() => eventsNamed(layer, 'remove_from_cart').length).toBe(1)
    expect(itemsOf(eventsNamed(layer, 'remove_from_cart')[0] as LayerEntry)).toMatchObject([{ quantity: 1 }])
  })
})

test.describe('products sold by the metre', () => {
  test('B5.11 are reported as added from a list, before the cart of an earlier visit has loaded', async () => {
    const { variant } = await hoseBy(sandboxUrl, 0.5)
    const { page, layer } = await enterWithConsent()
    await addToCart(page, { variantId: variant.id }, 3)
    // it cannot be loaded until something is added
    await page.route('**/api/v1/cart', (route) => route.abort())
    await open(page, `/hledat?q=${variant.catalogCode}`)
    const added = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/cart/items') && answer.ok())
    await main(page).getByRole('article').first().getByRole('button', { name: 'Do košíku' }).click()
    await added
    await page.unroute('**/api/v1/cart')
    await tracked(page)
    await expect.poll(() => eventsNamed(layer, 'add_to_cart').length).toBe(1)
    const items = itemsOf(eventsNamed(layer, 'add_to_cart')[0] as LayerEntry)
    expect(items).toMatchObject([{ item_id: String(variant.id), quantity: variant.availability.amountMin }])
    expect(variant.availability.amountMin).toBe(0.5)
  })
})

test.describe('search and recommendations', () => {
  test('B5.06 a search is reported once, however it is filtered, and so is the chosen result', async () => {
    const { page, layer } = await enterWithConsent()
    await open(page, '/hledat?q=ventil%C3%A1tor')
    await hydratePart(page, '.sorts a')
    await page.getByRole('link', { name: 'Od nejlevnějšího' }).first().click()
    await page.waitForURL('**sort=**')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/produkt/*')
    await expect.poll(() => eventsNamed(layer, 'view_item').length).toBe(1)
    expect(eventsNamed(layer, 'search')).toEqual([{ event: 'search', search_term: 'ventilátor' }])
    expect(eventsNamed(layer, 'select_item').map(({ ecommerce }) => ecommerce?.['item_list_id'])).toEqual(['search'])
  })

  test('a recommendation is reported when it is visible, and so is the chosen product', async () => {
    const { page, layer } = await enterWithConsent()
    const response = responseFor(page, 'homepage')
    await open(page, '/')
    await approach(page)
    await response
    const own = shelf(page, 'homepage')
    await own.scrollIntoViewIfNeeded()
    const names = (name: string) =>
      eventsNamed(layer, name).filter(({ ecommerce }) => ecommerce?.['item_list_id'] === 'recommendation:homepage')
    await expect.poll(() => names('view_item_list').length).toBe(1)
    const items = itemsOf(names('view_item_list')[0] as LayerEntry)
    expect(items.map((item) => item['item_name'])).toEqual(await own.getByRole('heading', { level: 3 }).allInnerTexts())
    await own.getByRole('heading', { level: 3 }).nth(1).getByRole('link').click()
    await page.waitForURL('**/produkt/*')
    await expect.poll(() => names('select_item').map(itemsOf)).toEqual([[items[1]]])
  })
})

test.describe('a customer', () => {
  test('is reported without their name: a new account, signing in, favourites', async () => {
    const { page, layer } = await enterWithConsent()
    const customer = await newCustomer(sandboxUrl)
    await open(page, '/prihlasit?redirect=/koupelnove-ventilatory')
    await tracked(page)
    await sendLogin(page, customer)
    await page.waitForURL('**/koupelnove-ventilatory')
    await hydratePart(page, '.heart')
    const heart = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Oblíbené/ })
    await heart.click()
    await expect.poll(() => eventsNamed(layer, 'add_to_wishlist').length).toBe(1)
    expect(itemsOf(eventsNamed(layer, 'add_to_wishlist')[0] as LayerEntry)).toMatchObject([
      { item_name: await page.getByRole('article').first().getByRole('heading').innerText() },
    ])
    expect(eventsNamed(layer, 'login')).toEqual([{ event: 'login', method: 'password' }])
    await expect
      .poll(() => eventsNamed(layer, 'session_loaded').at(-1))
      .toEqual({
        ...{ event: 'session_loaded', user_kind: 'customer', currency: 'CZK', utm: {} },
      })
    const { id } = unwrap(await getUser(await customerShop(sandboxUrl, customer)))
    const recorded = JSON.stringify(layer)
    for (const personal of [customer.email, 'Marie', 'Větrná']) expect(recorded).not.toContain(personal)
    // a product may have the same id
    const withoutGoods = JSON.stringify(layer, (key, value: unknown) => (key === 'ecommerce' ? undefined : value))
    expect(withoutGoods).not.toContain(id)
  })
})

test.describe('the consent of the visitor', () => {
  test('applies to all tabs, and is withdrawn the same way', async () => {
    const { page, context } = await enter({ undecided: true })
    const layer = await recordLayer(context)
    await open(page, '/koupelnove-ventilatory')
    await tracked(page)
    const other = await context.newPage()
    await open(other, '/hledat?q=fan')
    await tracked(other)
    expect(layer).toEqual([])
    await consentOf(other).waitFor()
    await answerConsent(other, 'Povolit vše')
    await expect.poll(() => eventsNamed(layer, 'search').length).toBe(1)
    await expect
      .poll(() =>
        eventsNamed(layer, 'view_item_list').some(
          ({ ecommerce }) => ecommerce?.['item_list_id'] === 'category:koupelnove-ventilatory',
        ),
      )
      .toBe(true)

    await other.goto('/hledat?q=fan#nastaveni-cookies')
    await hydratePart(other, 'footer')
    await answerConsent(other, 'Odmítnout')
    const before = layer.length
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.waitForURL('**/produkt/*')
    await h1(page, '').waitFor()
    await open(page, '/')
    await tracked(page)
    expect(layer.length).toBe(before)
  })
})

test.describe('an account', () => {
  test('is reported when its mailed link is opened', async () => {
    const { page, layer } = await enterWithConsent()
    const email = `${crypto.randomUUID().slice(0, 8)}@example.cz`
    await open(page, '/registrovat')
    const form = main(page)
    await form.getByLabel('Jméno').fill('Marie')
    await form.getByLabel('Příjmení').fill('Větrná')
    await form.getByLabel('E-mail').fill(email)
    await form.getByLabel('Heslo (povinné)').fill('vitr-v-korunach-7')
    await form.getByLabel('Heslo znovu').fill('vitr-v-korunach-7')
    await form.getByRole('checkbox', { name: 'Souhlasím s' }).check()
    await form.getByRole('button', { name: 'Založit účet' }).click()
    await h1(page, 'Ještě potvrďte e-mail').waitFor()
    expect(eventsNamed(layer, 'sign_up')).toEqual([])
    await page.goto((await mailedLink(sandboxUrl, email)).href)
    await form.getByText('Váš účet je aktivní').waitFor()
    await expect.poll(() => eventsNamed(layer, 'sign_up')).toEqual([{ event: 'sign_up', method: 'email' }])
  })
})
