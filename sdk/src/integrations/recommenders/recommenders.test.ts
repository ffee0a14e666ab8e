import { describe, expect, it } from 'vitest'
import { productRecommender, findRecommender, widgetRecommender } from '@vanek/sdk/integrations/recommenders'
import type { RecommenderParams } from '@vanek/sdk/recommendations'
import { type Handler, refuse, shopOver } from '../../testing/back-end.ts'

// retries have no delay, timeouts never fire
const clock = { now: () => 0, sleep: (ms: number) => (ms < 500 ? Promise.resolve() : new Promise<void>(() => {})) }
const shopWith = (handler: Handler) => shopOver(handler, { clock })

const allParams: RecommenderParams = {
  placement: 'product_detail_cross_sell',
  session: 'a1b2c3d4e5f6a1b2c3d4e5f6',
  customer: 'u-7',
  product: 11,
  category: 5,
  cartProductCodes: ['V100', 'V125', 'V100'],
  limit: 4,
}

describe('productRecommender', () => {
  it('C7.62 sends a GET with placement, session, customer, product and category', async () => {
    const { shop, seen } = shopWith(() => ({ productIds: [3, 1] }))
    expect(await productRecommender(shop, allParams)).toEqual({ ok: true, data: [3, 1] })
    const { placement, session, customer } = allParams
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/recommender/products' })
    expect(seen[0]?.query).toEqual({ placement, session, customer, product: '11', category: '5', limit: '4' })
  })

  it('C7.62 leaves out unknown values', async () => {
    const { shop, seen } = shopWith(() => ({ productIds: [] }))
    await productRecommender(shop, { placement: 'homepage', session: undefined, product: undefined })
    expect(seen[0]?.query).toEqual({ placement: 'homepage' })
  })
})

describe('widgetRecommender', () => {
  it('C7.63 sends a POST with the user, the codes in the cart, the product and the category', async () => {
    const { shop, seen } = shopWith(() => ({ items: [{ productId: 3 }, { productId: 1 }] }))
    expect(await widgetRecommender(shop, allParams)).toEqual({ ok: true, data: [3, 1] })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/recommender/widgets' })
    expect(seen[0]?.body).toEqual({
      widget: 'product_detail_cross_sell',
      context: { userId: 'u-7', cartProductCodes: ['V100', 'V125'], productId: 11, categoryId: 5 },
      limit: 4,
    })
  })

  it('C7.63 uses the session as the user of a guest, and null for unknown values', async () => {
    const { shop, seen } = shopWith(() => ({ items: [] }))
    await widgetRecommender(shop, { placement: 'homepage', session: 's-1' })
    await widgetRecommender(shop, { placement: 'homepage' })
    const nothing = { cartProductCodes: [], productId: null, categoryId: null }
    expect(seen.map(({ body }) => body)).toEqual([
      { widget: 'homepage', context: { userId: 's-1', ...nothing } },
      { widget: 'homepage', context: { userId: null, ...nothing } },
    ])
  })

  it('limits the number of codes', async () => {
    const { shop, seen } = shopWith(() => ({ items: [] }))
    const cartProductCodes = Array.from({ length: 500 }, (_, at) => `V${at}`)
    await widgetRecommender(shop, { placement: 'checkout_cart_items', cartProductCodes })
    const { context } = seen[0]!.body as { readonly context: typeof allParams }
    expect(context.cartProductCodes).toHaveLength(200)
  })
})

describe.each([
  ['productRecommender', productRecommender, (ids: unknown) => ({ productIds: ids })],
  [
    'widgetRecommender',
    widgetRecommender,
    (ids: unknown) => ({ items: Array.isArray(ids) ? ids.map((productId: unknown) => ({ productId })) : ids }),
  ],
] as const)('%s with an invalid response or a failure', (_, recommender, answerOf) => {
  const answerTo = async (answer: Handler) => recommender(shopWith(answer).shop, { placement: 'homepage' })

  it.each([
    ['ids as strings', answerOf(['3', '1'])],
    ['a number instead of a list', answerOf(7)],
    ['a string instead of a list', answerOf('1,2')],
    ['nothing', answerOf(null)],
    ['numbers that are not ids', answerOf([0, -1, 1.5, 1e300, null, {}])],
    ['a list instead of an object', [1, 2]],
    ['a number instead of an object', 5],
    ['objects without ids', { items: [null, 3, 'x', {}], productIds: [[3]] }],
  ])('ignores %s', async (__, body) => {
    expect(await answerTo(() => Response.json(body))).toEqual({ ok: true, data: [] })
  })

  it('refuses null instead of an object', async () => {
    expect(await answerTo(() => Response.json(null))).toMatchObject({ ok: false, error: { code: 'contract' } })
  })

  it('uses the valid ids, without duplicates and at most twenty', async () => {
    expect(await answerTo(() => answerOf([4, 'x', 4, null, 2]))).toEqual({ ok: true, data: [4, 2] })
    const many = Array.from({ length: 10_000 }, (__, at) => at + 1)
    expect(await answerTo(() => answerOf(many))).toEqual({ ok: true, data: many.slice(0, 20) })
  })

  it('requests at most twenty', async () => {
    const { shop, seen } = shopWith(() => answerOf([]))
    await recommender(shop, { placement: 'homepage', limit: 100 })
    expect(JSON.stringify(seen[0]?.body ?? seen[0]?.query)).toMatch(/"limit":"?20"?/)
  })

  it.each([
    ['HTML', () => new Response('<h1>Hi</h1>', { headers: { 'Content-Type': 'text/html' } }), 'contract'],
    ['a rejection', () => refuse(400, 'validation'), 'validation'],
    ['a server error', () => refuse(500, 'server'), 'server'],
    ['a network error', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ])('fails with %s', async (__, answer, code) => {
    expect(await answerTo(answer)).toMatchObject({ ok: false, error: { code } })
  })
})

it('returns the recommender named in the settings', () => {
  const found = (['products', 'widgets', null] as const).map(findRecommender)
  expect(found).toEqual([productRecommender, widgetRecommender, null])
})
