import { createShop, unwrap } from '@vanek/sdk'
import { addWishListItem, getUserOrders, orderDocumentPath, orderExportPath } from '@vanek/sdk/account'
import { login } from '@vanek/sdk/auth'
import { addCartItem } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import { getShippers } from '@vanek/sdk/checkout'
import { initialVariant } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { newCustomer } from '../support/account.ts'
import { chooseMethods, fillDetails, finished, leaveCart, newShopper, orderButton } from '../support/buying.ts'
import { pickProduct } from '../support/catalogue.ts'
import { customerShop } from '../support/customer-shop.ts'
import { findProduct } from '../support/find-product.ts'
import { addToCart } from '../support/goods.ts'
import { open } from '../support/hydrated.ts'
import { moveTo, openListing, shownSlugs } from '../support/listing.ts'
import { approach } from '../support/offers.ts'
import { orderCart } from '../support/other-shopper.ts'
import { pdfText } from '../../../specs/sandbox/test/support/pdf-text.ts'
import {
  otherCurrency,
  expectLabelled,
  labels,
  collapseSpaces,
  setPriceDisplay,
  unlabelledAmounts,
  formatted,
} from '../support/price-labels.ts'
import { mailsTo, placedOrder, sandboxShop } from '../support/sandbox.ts'
import { firm, signIn } from '../support/sign-in.ts'
import { inMarket } from '../support/market.ts'
import { categoryOf, pathOf } from '../support/paths.ts'
import { visitors } from '../support/visitors.ts'
import { label } from '../support/words.ts'

const { enter, shopUrl, sandboxUrl } = visitors()
const category = pathOf('/koupelnove-ventilatory')
const symbol = guestSettings.currency.symbol
const [byCard, bankTransfer] = [1, 2]
const listName = 'Dom'
/** Columns of the table of an order. */
const columns = inMarket({
  cs: { total: 'Cena celkem s DPH', net: 'Cena celkem bez DPH', currency: 'Měna' },
  sk: { total: 'Cena spolu s DPH', net: 'Cena spolu bez DPH', currency: 'Mena' },
})
const limitOf = (end: 'od' | 'do', vat: string) => `Cena ${end}, ${symbol} ${vat} DPH`

const visitorsOf = [
  ['guest', 'both'],
  ['guest', 'with'],
  ['guest', 'without'],
  ['firma', 'both'],
  ['firma', 'without'],
] as const

test.describe('the filter by price', () => {
  const most = (page: Page, vat: string) => page.getByRole('spinbutton', { name: limitOf('do', vat) })
  const pick = (page: Page) =>
    page
      .getByRole('list', { name: label('Vybrané filtry') })
      .getByRole('link')
      .first()

  test('B3.53 filters by the shown prices, with and without scripts, and is part of the URL', async () => {
    const shop = sandboxShop(sandboxUrl)
    unwrap(await login(shop, firm))
    const place = { category: category.slice(1), sort: 'price_asc' } as const
    const listing = unwrap(await getListing(shop, place))
    const to = Math.ceil(listing.products[9]!.prices.unitWithoutTax)
    const filterPrices = async (vat: 'with' | 'without') =>
      unwrap(await getListing(shop, { ...place, price: { from: null, to }, vat })).products.map(({ slug }) => slug)
    const expected = await filterPrices('without')
    expect(expected.length).toBeGreaterThan((await filterPrices('with')).length)
    const search = `?price=-${to}&vat=without&sort=price_asc`

    for (const scripts of [true, false]) {
      const { page, context, complaints } = await enter({ scripts })
      await signIn(page, firm)
      await setPriceDisplay(context, 'without', shopUrl)
      const path = `${category}?sort=price_asc`
      if (scripts) await openListing(page, path)
      else await page.goto(path)
      const { range } = unwrap(await getListing(shop, { ...place, displayedVat: 'without' })).filters.find(
        ({ key }) => key === 'price',
      )!
      expect(await most(page, 'bez').getAttribute('placeholder')).toBe(String(range!.max))
      await most(page, 'bez').fill(String(to))
      await moveTo(page, search, () => most(page, 'bez').press('Enter'))
      expect(await shownSlugs(page)).toEqual(expected)
      expect(collapseSpaces(await pick(page).innerText())).toContain(`do ${to} ${symbol} bez DPH`)
      expect(complaints).toEqual([])
    }

    // a guest who sees both prices gets the prices of the link, and their own again once it is removed
    const { page } = await enter()
    await openListing(page, category + search)
    const usual = await getListing(sandboxShop(sandboxUrl), { ...place, price: { from: null, to }, vat: 'without' })
    expect(await shownSlugs(page)).toEqual(unwrap(usual).products.map(({ slug }) => slug))
    expect(await most(page, 'bez').inputValue()).toBe(String(to))
    await moveTo(page, '?sort=price_asc', () => pick(page).click())
    await most(page, 's').waitFor()
  })
})

test.describe('every price shows whether it includes VAT', () => {
  for (const [who, way] of visitorsOf) {
    test(`B3.53 C1.15 for ${who} who sees prices ${way}`, async () => {
      const shop = sandboxShop(sandboxUrl)
      if (who === 'firma') unwrap(await login(shop, firm))
      const listing = await getListing(shop, { category: categoryOf('koupelnove-ventilatory'), sort: 'bestselling' })
      const product = unwrap(listing).products[0]
      if (!product) throw new Error('The seed has no bathroom fan')
      const { prices, name, slug } = product
      const expected = labels(way, prices.unitWithTax, prices.unitWithoutTax)
      const { page, context, complaints } = await enter()
      if (who === 'firma') await signIn(page, firm)
      await setPriceDisplay(context, way, shopUrl)

      await open(page, `/produkt/${slug}`)
      await expectLabelled(page, '.product-side .price', expected)
      expect(await unlabelledAmounts(page)).toEqual([])
      await open(page, `${category}?sort=bestselling`)
      await expectLabelled(page, `.grid li:has-text("${name}") .price`, expected)
      await expectLabelled(page, `.best li:has-text("${name}")`, expected)
      expect(await page.getByRole('spinbutton', { name: limitOf('od', way === 'without' ? 'bez' : 's') }).count()).toBe(
        1,
      )

      expect(await unlabelledAmounts(page)).toEqual([])

      const field = page.getByRole('banner').getByLabel(label('Hledat v obchodě'))
      await field.focus()
      await page.getByRole('banner').getByRole('combobox').waitFor()
      await field.fill(name)
      await expectLabelled(page, `.search-option:has-text("${name}")`, expected)

      // delivery methods before there is a cart
      const [first] = unwrap(await getShippers(shop))
      await page.goto(pathOf('/vse-o-nakupu'))
      const price = labels(way, first!.priceFrom, first!.priceFromWithoutTax)
      await expectLabelled(page, `.purchase-ways li:has-text("${first!.name}")`, price)
      expect(await unlabelledAmounts(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }

  for (const way of ['both', 'with', 'without'] as const) {
    test(`C1.15 the same cart has the same prices from the cart to the mail, prices ${way}`, async () => {
      const shop = sandboxShop(sandboxUrl)
      const { products } = unwrap(
        await getListing(shop, {
          category: categoryOf('domaci-ventilatory'),
          price: inMarket({ cs: { from: 800, to: 1400 }, sk: { from: 30, to: 60 } }),
          available: true,
        }),
      )
      const goods = products.find(({ availability }) => (availability.stock ?? 0) >= 20)
      if (!goods) throw new Error('There are no goods')
      const { unitWithTax, unitWithoutTax } = goods.prices
      const expected = labels(way, unitWithTax, unitWithoutTax)
      const { page, context, complaints } = await enter()
      await setPriceDisplay(context, way, shopUrl)
      await addToCart(page, { variantId: goods.defaultVariantId })

      await open(page, '/kosik')
      await expectLabelled(page, '.line-total', expected)
      await expectLabelled(page, '.totals', { ...expected, shown: expected.shown.slice(0, 1) })
      expect(await unlabelledAmounts(page)).toEqual([])
      await leaveCart(page)
      await expectLabelled(page, '.summary .summary-lines li', expected)
      expect(await unlabelledAmounts(page)).toEqual([])
      await chooseMethods(page)
      await expectLabelled(page, '.summary .summary-lines li', expected)
      await page.locator('.totals').getByText(label('Platba', 'entities/cart'), { exact: true }).waitFor()
      const sums = collapseSpaces(await page.locator('.totals').innerText())
      const shopper = newShopper()
      await fillDetails(page, shopper)
      await orderButton(page).click()
      await page.waitForURL(finished)
      await expectLabelled(page, '.order-items .summary-lines li', expected)
      expect(await unlabelledAmounts(page)).toEqual([])

      const { prices } = await placedOrder(sandboxUrl, context)
      const [total, net] = [formatted(prices.totalWithTax), formatted(prices.totalWithoutTax)]
      const shown = collapseSpaces(await page.locator('.order-items .totals').innerText())
      for (const text of [sums, shown]) {
        expect(text).toContain(`${label('Celkem s DPH')} ${total}`)
        expect(text.includes(`${label('Celkem bez DPH')} ${net}`)).toBe(way !== 'with')
        const fee = way === 'without' ? prices.paymentPriceWithoutTax : prices.paymentPriceWithTax
        expect(text).toContain(`${formatted(fee)} ${way === 'without' ? 'bez' : 's'} DPH`)
      }
      // an order stays in its currency
      const placed = await page.locator('.order-items').innerText()
      await context.addCookies([{ name: 'vanek_currency', value: otherCurrency.code, url: shopUrl }])
      await page.reload()
      expect(await page.locator('.order-items').innerText()).toBe(placed)
      const mail = collapseSpaces((await mailsTo(sandboxUrl, shopper.email))[0]?.body ?? '')
      expect(mail).toContain(`${formatted(unitWithTax)} s DPH (${formatted(unitWithoutTax)} bez DPH)`)
      expect(mail).toContain(`${label('Celkem bez DPH')}: ${net} ${label('Celkem s DPH')}: ${total}`)
      expect(complaints).toEqual([])
    })
  }

  for (const way of ['both', 'with', 'without'] as const) {
    test(`B3.53 C1.15 in visited, compared, wish list, list, bulk order and recommended products, prices ${way}`, async () => {
      const product = await findProduct(
        sandboxUrl,
        ({ prices, variants, availability }) =>
          variants.length === 1 && prices.inDiscount && (availability.stock ?? 0) > 9,
      )
      const variant = initialVariant(product)
      const { unitWithTax, unitWithoutTax } = variant.prices
      const expected = labels(way, unitWithTax, unitWithoutTax)
      const customer = await newCustomer(sandboxUrl)
      const { page, context, complaints } = await enter()
      await setPriceDisplay(context, way, shopUrl)
      await signIn(page, customer)
      unwrap(await addWishListItem(await customerShop(sandboxUrl, customer), { variantId: variant.id, amount: 1 }))
      await addToCart(page, { variantId: variant.id })
      const headers = { 'sec-fetch-site': 'same-origin' }
      await page.request.post('/kosik', { form: { intent: 'save-list', name: listName }, headers, maxRedirects: 0 })

      await open(page, `/produkt/${product.slug}`)
      await page
        .getByRole('button', { name: inMarket({ cs: `Porovnat: ${product.name}`, sk: `Porovnať: ${product.name}` }) })
        .click()
      await page.waitForFunction(
        (id) => localStorage.getItem('vanek_visitor')?.includes(`lastVisited":[${id}`),
        product.id,
      )
      await open(page, '/')
      await expectLabelled(page, '.visited', expected)
      await approach(page)
      await expectLabelled(page, '.offers .price', {
        shown: labels(way, 0, 0).shown.map((each) => each.slice(-7)),
        hidden: [],
      })
      expect(await unlabelledAmounts(page)).toEqual([])

      await open(page, pathOf('/porovnat'))
      await expectLabelled(page, '.compare-table', expected)
      expect(await unlabelledAmounts(page)).toEqual([])
      await page.goto(pathOf('/uzivatel/oblibene'))
      await expectLabelled(page, '.list-line', expected)
      expect(await unlabelledAmounts(page)).toEqual([])
      await page.goto(pathOf('/uzivatel/nakupni-seznamy'))
      await page.getByRole('main').getByRole('link', { name: listName }).click()
      await expectLabelled(page, '.list-line', expected)
      expect(await unlabelledAmounts(page)).toEqual([])
      await open(page, pathOf('/kosik/import-objednavky'))
      await page.getByLabel(label('Kódy zboží a množství')).fill(`${variant.catalogCode};2`)
      await page.locator('.bulk-lines tbody a').waitFor()
      await expectLabelled(page, '.bulk-lines tbody tr', expected)
      expect(await unlabelledAmounts(page)).toEqual([])
      expect(complaints).toEqual([])
    })
  }

  test('C4.86 C1.15 an order keeps its currency in the account, its table and its document, with both prices', async () => {
    const customer = await newCustomer(sandboxUrl)
    const crowns = await customerShop(sandboxUrl, customer)
    const { variant } = await pickProduct(sandboxUrl)
    const { page, context } = await enter({ scripts: false })
    await signIn(page, customer)
    await setPriceDisplay(context, 'both', shopUrl)
    for (const [currency, seen] of [
      [otherCurrency, guestSettings.currency],
      [guestSettings.currency, otherCurrency],
    ] as const) {
      const shop = createShop({ ...crowns.config, currency })
      unwrap(await addCartItem(shop, { variantId: variant.id, amount: 2 }))
      // the Slovak shop has no account in crowns for bank transfers
      const payment = currency === otherCurrency ? inMarket({ cs: bankTransfer, sk: byCard }) : bankTransfer
      const { prices, items, code } = await orderCart(shop, customer.email, payment)
      const { id } = unwrap(await getUserOrders(shop)).orders[0]!
      const both = (gross: number, net: number) =>
        `${formatted(gross, currency)} s DPH ${formatted(net, currency)} bez DPH`
      await context.addCookies([{ name: 'vanek_currency', value: seen.code, url: shopUrl }])
      await page.goto(pathOf('/uzivatel/objednavky'))
      const card = collapseSpaces(await page.locator('.order-card', { hasText: code }).innerText())
      expect(card).toContain(both(prices.totalWithTax, prices.totalWithoutTax))
      expect(card).not.toContain(seen.symbol)

      await page.goto(pathOf(`/uzivatel/objednavky/${id}`))
      expect(await unlabelledAmounts(page)).toEqual([])
      const [line] = items
      const shown = collapseSpaces(await page.locator('.account-order').innerText())
      expect(shown).toContain(both(line!.prices.totalWithTax, line!.prices.totalWithoutTax))
      expect(shown).toContain(`${label('Celkem s DPH')} ${formatted(prices.totalWithTax, currency)}`)
      expect(shown).toContain(`${label('Celkem bez DPH')} ${formatted(prices.totalWithoutTax, currency)}`)
      if (payment === bankTransfer)
        expect(shown).toContain(`${label('Částka', 'payment')} ${formatted(prices.totalWithTax, currency)}`)
      expect(shown).not.toContain(seen.symbol)

      const fileOf = async (path: string) => (await page.request.get(path)).body()
      const [head = '', first = ''] = (await fileOf(orderExportPath(id))).toString('utf8').split('\r\n')
      const cells = Object.fromEntries(head.split(';').map((name, at) => [name, first.split(';')[at]]))
      const comma = (amount: number) => amount.toFixed(2).replace('.', ',')
      expect([cells[columns.total], cells[columns.net], cells[columns.currency]]).toEqual([
        comma(line!.prices.totalWithTax),
        comma(line!.prices.totalWithoutTax),
        currency.code,
      ])
      const document = pdfText(await fileOf(orderDocumentPath(id)))
      const total = `${label('Celkem bez DPH')}${formatted(prices.totalWithoutTax, currency)}${label('Celkem s DPH')}${formatted(prices.totalWithTax, currency)}`
      expect(document).toContain(total.replaceAll(' ', ''))
      expect(document).not.toContain(seen.symbol)
    }
  })
})
