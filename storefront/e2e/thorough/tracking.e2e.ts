import { unwrap } from '@vanek/sdk'
import { getListing } from '@vanek/sdk/catalog'
import { getHome } from '@vanek/sdk/content'
import { getProducts } from '@vanek/sdk/product'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import {
  buyButton,
  chooseMethods,
  fillDetails,
  finished,
  leaveCart,
  newShopper,
  orderButton,
} from '../support/buying.ts'
import { answerConsent, eventsIn, eventsNamed, type LayerEntry, recordLayer, tracked } from '../support/data-layer.ts'
import { hydratePart, hydrated, open } from '../support/hydrated.ts'
import { placedOrder, sandboxShop } from '../support/sandbox.ts'
import { trackedLine, trackedList, trackedProduct } from '../support/tracked-items.ts'
import { visitors } from '../support/visitors.ts'

const { enter, sandboxUrl } = visitors()

const category = 'domaci-ventilatory/stolni-ventilatory'
const storedEvents = (page: Page) => page.evaluate(() => sessionStorage.getItem('vanek_events'))

/** The lists of the home page, picked by editors: a row of four each, and no product twice. */
async function homeLists() {
  const shop = sandboxShop(sandboxUrl)
  const { featuredProducts } = unwrap(await getHome(shop, { featured: 8, articles: 0 }))
  const ids = [...new Set(featuredProducts.flatMap(({ product_ids }) => product_ids))]
  const products = unwrap(await getProducts(shop, { ids }))
  const seen = new Set<number>()
  return featuredProducts.map(({ _id, title, product_ids }) => {
    const shown = product_ids.filter((id) => !seen.has(id)).slice(0, 4)
    for (const id of shown) seen.add(id)
    const own = shown.flatMap((id) => products.find((product) => product.id === id) ?? [])
    return trackedList(
      `home:${_id}`,
      title,
      own.map((product) => ({ ...product, brand: product.brand?.title ?? null })),
    )
  })
}

interface Steps {
  readonly onHome?: (page: Page) => Promise<void>
  readonly onDetails?: (page: Page) => Promise<void>
}

/** Buys a fan starting from the home page, with one full page load in between; returns the slug of the product. */
async function buy(page: Page, { onHome, onDetails }: Steps): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/')
  await hydratePart(page, 'footer')
  await onHome?.(page)
  await page.getByRole('banner').locator('.menu > summary').click()
  await page.getByRole('link', { name: 'Stolní ventilátory' }).first().click()
  await heading.filter({ hasText: 'Stolní ventilátory' }).waitFor()
  const link = page.getByRole('article').filter({ hasText: 'Skladem více' }).first().getByRole('heading')
  await link.getByRole('link').click()
  await page.waitForURL('**/produkt/*')
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await buyButton(page).click()
  await page.getByRole('link', { name: 'Přejít do košíku' }).click()
  await heading.filter({ hasText: 'Košík' }).waitFor()
  await page.reload()
  await hydrated(page)
  await leaveCart(page)
  await heading.filter({ hasText: 'Doprava a platba' }).waitFor()
  await chooseMethods(page)
  await heading.filter({ hasText: 'Dodací údaje' }).waitFor()
  await onDetails?.(page)
  await fillDetails(page, newShopper())
  await orderButton(page).click()
  await page.waitForURL(finished)
  await heading.filter({ hasText: 'objednávka je přijatá' }).waitFor()
  await tracked(page)
  return slug
}

const goods = (event: string, ecommerce: object): LayerEntry => ({ event, ecommerce: { ...ecommerce } })

/** The expected events of such a purchase, in order. */
async function expected(page: Page, slug: string): Promise<readonly LayerEntry[]> {
  const shop = sandboxShop(sandboxUrl)
  const [{ products }, { product, variant, alternatives }, lists, order] = await Promise.all([
    getListing(shop, { category }).then(unwrap),
    trackedProduct(sandboxUrl, slug),
    homeLists(),
    placedOrder(sandboxUrl, page.context()),
  ])
  const listing = trackedList(`category:${category}`, 'Stolní ventilátory', products)
  const line = trackedLine(product, variant)
  const sum = { currency: 'CZK', value: line.price }
  const step = (checkout_step: number) => ({ ...sum, checkout_step, items: [{ ...line, quantity: 1 }] })
  const { code, prices } = order
  return [
    ...lists.map((list) => goods('view_item_list', list)),
    goods('view_item_list', listing),
    goods('select_item', {
      ...listing,
      items: listing.items.filter((_, at) => products[at]?.id === product.id),
    }),
    goods('view_item', { ...sum, items: [line] }),
    ...(alternatives.length > 0
      ? [goods('view_item_list', trackedList('alternatives', 'Podobné výrobky', alternatives))]
      : []),
    goods('add_to_cart', { ...sum, items: [{ ...line, quantity: 1 }] }),
    goods('view_cart', step(1)),
    goods('view_cart', step(1)),
    goods('begin_checkout', step(2)),
    goods('add_shipping_info', { ...step(3), shipping_tier: order.shipper.name }),
    goods('add_payment_info', { ...step(3), payment_type: order.payment.name }),
    goods('purchase', {
      ...{ transaction_id: code, currency: 'CZK', value: prices.totalWithTax },
      tax: Math.round((prices.totalWithTax - prices.totalWithoutTax) * 100) / 100,
      shipping: prices.shipperPriceWithTax,
      items: [{ ...line, quantity: 1 }],
    }),
  ]
}

const isLast = ({ event }: LayerEntry) => event === 'purchase'

test.describe('a whole purchase', () => {
  test('C2.24 C9.23 C9.24 B9.56 is reported event by event with consent at the start, and the order just once', async () => {
    const { page, context, complaints } = await enter({ undecided: true })
    const layer = await recordLayer(context)
    const slug = await buy(page, { onHome: (own) => answerConsent(own, 'Povolit vše') })
    await expect.poll(() => layer.some(isLast)).toBe(true)
    expect(eventsIn(layer)).toEqual(await expected(page, slug))
    const { value } = eventsNamed(layer, 'purchase')[0]?.ecommerce ?? {}
    const { prices } = await placedOrder(sandboxUrl, context)
    expect(value).toBe(
      prices.itemsWithTax + prices.shipperPriceWithTax + prices.paymentPriceWithTax + prices.roundingWithTax,
    )

    const before = eventsNamed(layer, 'session_loaded').length
    await page.reload()
    await tracked(page)
    const other = await context.newPage()
    await open(other, '/kosik/dokonceni')
    await tracked(other)
    await expect.poll(() => eventsNamed(layer, 'session_loaded').length).toBe(before + 2)
    expect(eventsNamed(layer, 'purchase').length).toBe(1)
    expect(eventsNamed(layer, 'remove_from_cart')).toEqual([])
    expect(JSON.stringify(layer)).not.toMatch(/example\.cz|Větrná|Lipová|777 ?123/)
    expect(complaints).toEqual([])
  })

  test('is reported completely and in order with consent at the last step only', async () => {
    const { page, context } = await enter({ undecided: true })
    const layer = await recordLayer(context)
    const slug = await buy(page, {
      async onDetails(own) {
        expect(layer).toEqual([])
        await answerConsent(own, 'Povolit vše')
      },
    })
    await expect.poll(() => layer.some(isLast)).toBe(true)
    expect(eventsIn(layer)).toEqual(await expected(page, slug))
  })

  test('is not reported without consent, and nothing of it is stored', async () => {
    const { page, context } = await enter({ undecided: true })
    const layer = await recordLayer(context)
    await buy(page, {
      async onHome(own) {
        await tracked(own)
        await expect.poll(() => storedEvents(own)).toContain('view_item_list')
        await answerConsent(own, 'Odmítnout')
        // tabs delete it one at a time
        await expect.poll(() => storedEvents(own)).toBeFalsy()
      },
    })
    await page.reload()
    await tracked(page)
    expect(layer).toEqual([])
    expect(await storedEvents(page)).toBeFalsy()
    expect(await page.evaluate(() => localStorage.getItem('vanek_told_orders'))).toBeNull()
  })
})
