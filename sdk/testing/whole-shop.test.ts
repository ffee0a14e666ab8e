import { createShop, memoryTokens, type Shop, unwrap } from '@vanek/sdk'
import { systemClock } from '../src/kernel/clock.ts'
import { getCreditsAmount, getUser } from '@vanek/sdk/account'
import { login, logout } from '@vanek/sdk/auth'
import { addCartItem, createCartStore, getCart, setCoupon, setCredits } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import {
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  getCartPayments,
  getCartShippers,
  getOrderByToken,
  getOrderGifts,
  toPlaceOrderParams,
  validateCheckoutForm,
} from '@vanek/sdk/checkout'
import { getHome } from '@vanek/sdk/content'
import { createOrderFlow } from '@vanek/sdk/flows'
import { getCountryByIp } from '@vanek/sdk/integrations/ip-country'
import { productRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import { logReviewOrder, toLogReviewOrderParams } from '@vanek/sdk/integrations/reviews'
import { getFreshProduct, type ProductBox } from '@vanek/sdk/product'
import { getRecommendedProducts } from '@vanek/sdk/recommendations'
import { getReviews } from '@vanek/sdk/reviews'
import { getSettings } from '@vanek/sdk/settings'
import { createFilledWorld, type World } from '@vanek/specs/sandbox/test/support/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { czechia, czk } from '../src/transport/testing/test-shop.ts'
import { fetchOver } from './fetch-over.ts'

let world: World
let box: ProductBox

const guestShop = (send = fetchOver(world)): Shop =>
  createShop({
    endpoints: { shop: '/store', content: '/cms', cdn: '/cdn', services: '/services' },
    locale: 'cs',
    currency: czk,
    country: czechia,
    domainCode: 'vanek_cz',
    tokens: memoryTokens(),
    fetch: send,
    clock: { now: () => 0, sleep: (ms) => (ms >= 10_000 ? new Promise<void>(() => {}) : Promise.resolve()) },
  })

const guestInputs = {
  ...emptyCheckoutInputs,
  ...{ country: 'CZE', billingCountry: 'CZE' },
  fullName: 'Eva Malá',
  email: 'eva@example.test',
  phone: '608 123 456',
  street: 'Lipová 14',
  city: 'Třebíč',
  postcode: '67401',
  terms: true,
}

/** Buys one piece as a guest, with home delivery. */
async function order(shop: Shop) {
  const cart = createCartStore(shop)
  unwrap(await cart.addItem({ variantId: box.defaultVariantId, amount: 1 }))
  const shipper = unwrap(await getCartShippers(shop)).find(({ type }) => type === 'DELIVERY')!
  const payment = unwrap(await getCartPayments(shop)).find(({ id }) => !shipper.blockedPayments.includes(id))!
  const { theme, contact } = unwrap(await getSettings(shop))
  const context = { theme: theme.pages.delivery_details, requiredAddress: shipper.requiredAddress }
  expect(validateCheckoutForm(guestInputs, context)).toEqual({})
  const priced = unwrap(await getCart(shop, { shipperId: shipper.id, paymentId: payment.id }))
  const choice = { ...emptyCheckoutChoice, shipper: shipper.id, payment: payment.id }
  const parts = { inputs: guestInputs, choice, cart: priced, shipper, branch: null, contact: contact.address, context }
  const placed = unwrap(await createOrderFlow(shop).place(toPlaceOrderParams(parts)))
  return { order: placed.order, priced }
}

const jana = async (): Promise<Shop> => {
  const shop = guestShop()
  unwrap(await login(shop, { email: 'jana@vanek.test', password: 'vetrak-2026' }))
  return shop
}

beforeAll(async () => {
  world = await createFilledWorld()
  const shop = guestShop()
  const { topCategories } = unwrap(await getHome(shop))
  const { products } = unwrap(await getListing(shop, { category: topCategories!.top_categories[0]!.path }))
  box = products.find((own) => own.availability.isAvailable && (own.availability.stock ?? 0) > 3 && !own.priceFrom)!
}, 120_000)

afterAll(async () => world.close())

describe('with the sandbox, the SDK provides', () => {
  it('C1.04 a cart with coupons, gifts and loyalty credits', async () => {
    const shop = await jana()
    unwrap(await addCartItem(shop, { variantId: box.defaultVariantId, amount: 2 }))
    const plain = unwrap(await getCart(shop))
    expect(unwrap(await setCoupon(shop, { couponCode: 'VANEK10' })).cart).toMatchObject({ coupon: { code: 'VANEK10' } })
    expect(await setCoupon(shop, { couponCode: 'NENI' })).toMatchObject({
      ok: false,
      error: { code: 'coupon_invalid' },
    })
    const credits = unwrap(await getCreditsAmount(shop))
    expect(credits).toBeGreaterThan(0)
    const { cart } = unwrap(await setCredits(shop, { credits: 50 }))
    expect(cart.credits).toBe(50)
    expect(cart.prices.totalWithTax).toBeLessThan(plain.prices.totalWithTax)
    expect(await setCredits(shop, { credits: credits + 1 })).toMatchObject({
      ok: false,
      error: { code: 'credits_insufficient' },
    })
    expect(unwrap(await getOrderGifts(shop)).length).toBeGreaterThan(0)
  })

  it('C1.04 C3.16 C3.18 shipping, payment, checkout and order placement', async () => {
    const shop = guestShop()
    const { order: placed, priced } = await order(shop)
    expect(unwrap(await getOrderByToken(shop, { token: placed.token }))).toMatchObject({
      code: placed.code,
      customer: { email: 'eva@example.test', phone: '+420608123456' },
      prices: { totalWithTax: priced.prices.totalWithTax },
    })
    expect(placed).toMatchObject({
      ...{ id: expect.any(String), items: [{ attributes: { discount: false } }], currencyCode: 'CZK' },
      attributes: { cartId: priced.id, GDPR: { zbozicz: false } },
    })
    const sums = ['items', 'shipperPrice', 'paymentPrice', 'total'].flatMap((sum) => [
      `${sum}WithTax`,
      `${sum}WithoutTax`,
    ])
    expect(placed.prices).toMatchObject(Object.fromEntries(sums.map((name) => [name, expect.any(Number)])))
  })

  it('B1.15 product, cart and order data of the shop back end only', async () => {
    const paths: string[] = []
    const send = fetchOver(world)
    const shop = guestShop(async (input, init) => {
      paths.push(new URL(input instanceof Request ? input.url : input, 'http://shop.test').pathname)
      return send(input, init)
    })
    const product = unwrap(await getFreshProduct(shop, { id: box.id }))
    const { order: placed, priced } = await order(shop)
    const stored = unwrap(await getOrderByToken(shop, { token: placed.token }))
    const prices = { unitWithTax: box.prices.unitWithTax }
    expect([product.prices, priced.items[0]?.prices]).toMatchObject([prices, prices])
    expect(stored.prices.totalWithTax).toBe(priced.prices.totalWithTax)
    expect(paths.filter((path) => !path.startsWith('/store/api/'))).toEqual([])
    expect(paths.length).toBeGreaterThan(5)
  })

  it('C1.04 authentication and a customer account', async () => {
    const shop = await jana()
    expect(unwrap(await getUser(shop))).toMatchObject({ email: 'jana@vanek.test' })
    unwrap(await logout(shop))
    expect(await getUser(shop)).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  })

  it('C1.04 reviews', async () => {
    const reviewed = world.database.q.selectFrom('reviews').select('product_id').limit(1)
    const { product_id: productId } = await reviewed.executeTakeFirstOrThrow()
    const { data, meta } = unwrap(await getReviews(guestShop(), { productId }))
    expect(data.length).toBeGreaterThan(0)
    expect(meta.distribution.reduce((sum, count) => sum + count, 0)).toBe(meta.pagination.total)
  })

  it.each([
    ['first', productRecommender],
    ['second', widgetRecommender],
  ] as const)('C1.04 C7.65 C7.66 recommendations of the %s recommender', async (_, recommender) => {
    // a recommender has a timeout of 2000 ms
    const shop = guestShop().with({ clock: systemClock() })
    const ids = unwrap(await recommender(shop, { placement: 'homepage', limit: 8 }))
    const recommended = await getRecommendedProducts(shop, { recommender, placement: 'homepage', limit: 4 })
    expect(recommended.length).toBeGreaterThan(0)
    expect(recommended.every(({ availability }) => availability.isAvailable)).toBe(true)
    const recommendedIds = recommended.map(({ id }) => id)
    expect(recommendedIds).toEqual(ids.filter((id) => recommendedIds.includes(id)))
  })

  it('C1.04 C4.60 a placed order is reported once to the review service', async () => {
    const shop = guestShop()
    const { order: placed } = await order(shop)
    const key = unwrap(await getSettings(shop)).integrations.heureka_public_key ?? ''
    expect(await logReviewOrder(shop, toLogReviewOrderParams(placed, key))).toMatchObject({ ok: true })
    expect(await logReviewOrder(shop, toLogReviewOrderParams(placed, 'another-key'))).toMatchObject({
      error: { code: 'forbidden' },
    })
  })

  it('C1.04 C7.76 the country of a network address', async () => {
    const shop = guestShop().with({ clock: systemClock() })
    expect(await getCountryByIp(shop, { ip: '198.51.100.7' })).toBe('SK')
    expect(await getCountryByIp(shop, { ip: '127.0.0.1' })).toBeNull()
  })

  it('C1.04 calls with errors and limits', async () => {
    const shop = guestShop()
    const tooMany = await addCartItem(shop, { variantId: box.defaultVariantId, amount: 9999 })
    expect(tooMany).toMatchObject({ ok: false, error: { code: 'amount_above_maximum', outcome: 'none' } })
    const wrong = { email: 'nobody@example.test', password: 'wrong' }
    const codes: string[] = []
    for (let tries = 0; tries < 30 && codes.at(-1) !== 'rate_limited'; tries += 1) {
      const answer = await login(shop, wrong)
      if (!answer.ok) codes.push(answer.error.code)
    }
    expect(codes[0]).toBe('credentials_invalid')
    expect(codes.at(-1)).toBe('rate_limited')
  })
})
