import { createShop, memoryTokens, type Shop, unwrap } from '@vanek/sdk'
import { login } from '@vanek/sdk/auth'
import { getListing } from '@vanek/sdk/catalog'
import {
  addWatcher,
  getFreshProduct,
  getParameterEntities,
  getProduct,
  getProducts,
  type Product,
  resolveParameters,
  mergeFreshProduct,
} from '@vanek/sdk/product'
import { addReview, getComments, getReviews, toReviewError } from '@vanek/sdk/reviews'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { czechia, czk } from '../src/transport/testing/test-shop.ts'
import { fetchOver } from './fetch-over.ts'

let world: World
let products: readonly Product[]

const guestShop = (): Shop =>
  createShop({
    endpoints: { shop: '/store', content: '/cms', cdn: '/cdn', services: '/services' },
    locale: 'cs',
    currency: czk,
    country: czechia,
    domainCode: 'vanek_cz',
    tokens: memoryTokens(),
    fetch: fetchOver(world),
    clock: { now: () => 0, sleep: (ms) => (ms >= 10_000 ? new Promise<void>(() => {}) : Promise.resolve()) },
  })

const text = expect.stringMatching(/\S/)
const number = expect.any(Number)
const yesNo = expect.any(Boolean)
const money = { unitWithTax: number, unitWithoutTax: number, unitOriginalWithTax: number, currencyCode: 'CZK' }

beforeAll(async () => {
  world = await createFilledWorld()
  const shop = guestShop()
  const idsOf = async (category: string) =>
    unwrap(await getListing(shop, { category, perPage: 30 })).products.map(({ id }) => id)
  const ids = [...(await idsOf('koupelnove-ventilatory')), ...(await idsOf('potrubi-a-tvarovky'))]
  products = unwrap(await getProducts(shop, { ids }))
}, 120_000)

afterAll(async () => world.close())

const withMany = () => products.find(({ variants }) => variants.length > 1)!

describe('a product of the sandbox has', () => {
  it('B3.07 its identity and texts', async () => {
    const [product] = products
    const image = { path: text, alt: expect.any(String) }
    expect(unwrap(await getProduct(guestShop(), { slug: product!.slug }))).toMatchObject({
      ...{ id: product!.id, name: text, slug: product!.slug, categoryId: number, categoryName: text },
      ...{ categoryFullname: text, marketingCode: text, catalogCode: text, perex: text, mainImage: image },
      visibility: { saleable: yesNo },
    })
    expect(products.some(({ ean }) => ean !== null)).toBe(true)
    expect(products.some(({ rating }) => rating !== null && rating >= 0 && rating <= 100)).toBe(true)
    const tag = { color: text, text, visibility: { catalog: yesNo, content: yesNo } }
    expect(products.flatMap(({ tags }) => tags)[0]).toMatchObject(tag)
  })

  it('B3.08 the data for buying it', () => {
    const product = withMany()
    expect(product).toMatchObject({
      ...{ freeShippers: expect.any(Array), discounts: expect.any(Array), permanentDiscount: yesNo },
      ...{ hasVariants: true, defaultVariantId: number, gifts: expect.any(Array), alternatives: expect.any(Array) },
      ...{ availability: { isAvailable: yesNo }, prices: money },
    })
    expect(product.variants.map(({ id }) => id)).toContain(product.defaultVariantId)
    expect(products.flatMap(({ alternatives }) => alternatives)[0]).toEqual(number)
  })

  it('B3.09 parameters by id and a hover image', () => {
    const parameters = products.flatMap((product) => product.parameters)
    expect(parameters.find(({ type }) => type === 'number')).toMatchObject({ entityId: number, values: [number] })
    expect(parameters.find(({ type }) => type === 'brand')?.valueEntities).toEqual([text])
    const hover = products.find((product) => product.product_box_hover_image)?.product_box_hover_image
    expect(hover).toMatchObject({ fileKey: text, path: text })
    expect(products[0]?.date_of_storage).toEqual(expect.any(Array))
  })

  it('B3.12 B3.13 variants with codes, stock by warehouse and a unit', () => {
    const variant = products.flatMap(({ variants }) => variants).find(({ availability }) => availability.stock)!
    const warehouse = { id: number, stock: number, virtual: yesNo }
    expect(variant).toMatchObject({
      ...{
        id: number,
        name: text,
        fullname: text,
        catalogCode: text,
        marketingCode: text,
        unit: 'ks',
        quantity: number,
      },
      ...{ availability: { isAvailable: yesNo }, prices: money, defaultPrices: null },
    })
    expect(variant.warehouses[0]).toMatchObject(warehouse)
  })

  it('B3.14 an availability with limits and texts', () => {
    expect(products[0]?.variants[0]?.availability).toMatchObject({
      ...{ isAvailable: yesNo, availabilityCode: text, checkStock: yesNo, delayDays: number, amountMin: number },
      availability: { text, color: text },
    })
  })

  it('B3.15 prices with original prices and quantity prices', () => {
    const prices = products.flatMap(({ variants }) => variants.map((variant) => variant.prices))
    const discounted = prices.find(({ inDiscount }) => inDiscount)!
    expect(discounted).toMatchObject({ ...money, unitOriginalWithoutTax: number })
    expect(discounted.percentageDiscount).toBeGreaterThan(0)
    expect(discounted.unitOriginalWithTax).toBeGreaterThan(discounted.unitWithTax)
    const [quantityPrice] = prices.flatMap(({ quantityPrices }) => quantityPrices)
    expect(quantityPrice).toMatchObject({ amount: number, unitWithTax: number, unitWithoutTax: number })
  })

  it('B3.23 B3.24 B7.38 parameters with names and descriptions of the content service', async () => {
    const { parameters } = withMany()
    const entities = unwrap(await getParameterEntities(guestShop(), { parameters }))
    const shown = resolveParameters(parameters, entities)
    expect(shown.map(({ title, values }) => [title, values.length > 0])).toEqual(shown.map(() => [text, true]))
    expect(shown.some(({ unit, values }) => unit !== null && typeof values[0]?.number === 'number')).toBe(true)
    expect(shown.find(({ type }) => type === 'brand')?.values[0]?.link).toMatch(/^\//)
  })

  it('C6.05 B6.05 the price of a company, and the public price', async () => {
    const shop = guestShop()
    unwrap(await login(shop, { email: 'firma@vanek.test', password: 'vetrak-2026' }))
    const own = unwrap(await getProducts(shop, { ids: products.map(({ id }) => id) }))
    const pairs = own.map(({ id, variants: [variant] }) => {
      const forAll = products.find((product) => product.id === id)?.variants[0]
      return {
        own: variant?.prices.unitWithTax,
        shown: variant?.defaultPrices?.unitWithTax,
        forAll: forAll?.prices.unitWithTax,
      }
    })
    expect(pairs.map(({ shown }) => shown)).toEqual(pairs.map(({ forAll }) => forAll))
    expect(pairs.some(({ own: price = 0, forAll = 0 }) => price < forAll)).toBe(true)
  })
})

describe('the shop back end returns for a product', () => {
  it('C7.57 current prices and stock', async () => {
    const product = withMany()
    const fresh = unwrap(await getFreshProduct(guestShop(), { id: product.id }))
    expect(fresh.variants?.map(({ id }) => id)).toEqual(product.variants.map(({ id }) => id))
    expect(mergeFreshProduct(product, fresh)).toMatchObject({ id: product.id, prices: product.prices })
  })

  it('C7.53 ok for a new watcher', async () => {
    const watcher = { productId: withMany().id, email: 'ceka@vanek.test' }
    expect(unwrap(await addWatcher(guestShop(), watcher))).toBe('ok')
    expect(unwrap(await addWatcher(guestShop(), watcher))).toBe('ok')
    expect(await addWatcher(guestShop(), { ...watcher, email: 'nikdo' })).toMatchObject({ ok: false })
  })

  it('C7.54 C7.55 reviews, newest first', async () => {
    const review = { productId: withMany().id, rating: 80, name: 'Jana', text: 'Tichý.' }
    const idempotencyKey = 'one-review-only'
    const added = unwrap(await addReview(guestShop(), review, { idempotencyKey }))
    expect(unwrap(await addReview(guestShop(), review, { idempotencyKey })).id).toBe(added.id)
    const page = unwrap(await getReviews(guestShop(), { productId: review.productId }))
    expect(page.data[0]).toMatchObject({ id: added.id, rating: 80, text: 'Tichý.' })
    expect(page.data.length).toBeLessThanOrEqual(5)
  })

  it('C5.34 an error for an empty review', async () => {
    const answer = await addReview(guestShop(), { productId: withMany().id, rating: 0, name: 'Jana' })
    expect(answer.ok || toReviewError(answer.error).code).toBe('review_empty')
  })

  it('C7.56 its questions', async () => {
    const responses = await Promise.all(products.map(({ id }) => getComments(guestShop(), { productId: id })))
    const comments = responses.flatMap((answer) => unwrap(answer))
    expect(comments[0]).toMatchObject({ name: text, text, created: text })
  })
})
