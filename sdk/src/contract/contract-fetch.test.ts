import { describe, expect, it } from 'vitest'
import { createShop, memoryTokens } from '@vanek/sdk'
import { getCart } from '@vanek/sdk/cart'
import { getProducts } from '@vanek/sdk/product'
import { contractFetch, checkWholeResponses, type ResponseCheck, type ContractBreach } from '@vanek/sdk/contract'
import { emptyCart } from '../cart/empty.ts'
import { czk } from '../transport/testing/test-shop.ts'
import { shopOver } from '../testing/back-end.ts'
import { faultAt } from './fault-at.ts'

const endpoints = { shop: 'https://shop.test/store', content: 'https://shop.test/cms', cdn: '' }
const plainCart = { ...emptyCart(shopOver(() => ({})).shop), id: 'c-1' }

function setUp(answer: () => Response, check?: ResponseCheck) {
  const breaches: ContractBreach[] = []
  let requested = 0
  const send = contractFetch(
    async () => {
      requested += 1
      return answer()
    },
    endpoints,
    { onBreach: (breach) => breaches.push(breach), ...(check && { check }) },
  )
  const once = { take: () => false, refund: () => {} }
  const tokens = memoryTokens({ cart: 'g'.repeat(43) })
  return {
    shop: createShop({ endpoints, currency: czk, tokens, fetch: send }, once),
    send,
    breaches,
    requestCount: () => requested,
  }
}

const withPrices = (prices: object) => ({ ...plainCart, prices: { ...plainCart.prices, ...prices } })

describe('responses with money or identity', () => {
  it('are returned if they match the contract', async () => {
    const { shop, breaches } = setUp(() => Response.json(plainCart))
    expect(await getCart(shop)).toMatchObject({ ok: true, data: { id: 'c-1', prices: plainCart.prices } })
    expect(breaches).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a price that is text', withPrices({ totalWithTax: '1 290 Kč' }), 'prices.totalWithTax'],
    ['a price that is null', withPrices({ totalWithTax: null }), 'prices.totalWithTax'],
    ['a missing price', withPrices({ totalWithTax: undefined }), 'prices.totalWithTax'],
    ['prices that are a list', { ...plainCart, prices: [] }, 'prices'],
    ['a version with decimals', { ...plainCart, version: 1.5 }, 'version'],
    ['lines that are null', { ...plainCart, items: null }, 'items'],
    [
      'a line without prices',
      { ...plainCart, items: [{ id: 1, productId: 1, variantId: 1, amount: 1 }] },
      'items.0.items',
    ],
    [
      'an address without a town',
      { ...plainCart, billingAddress: { street: 'A 1', postcode: '1' } },
      'billingAddress.city',
    ],
    ['an array instead of an object', [], ''],
  ])('fail with the code contract, and name operation and field: %s', async (_, answer, field) => {
    const { shop, breaches } = setUp(() => Response.json(answer))
    const named = ['getCart', field].filter(Boolean).join('.')
    expect(await getCart(shop)).toMatchObject({
      ok: false,
      error: { code: 'contract', issues: [{ code: 'contract', field: named, title: '' }] },
    })
    expect(breaches[0]).toEqual({ operation: 'getCart', field })
  })

  it('may contain null where allowed, and unknown fields', async () => {
    const { shop } = setUp(() => Response.json({ ...withPrices({ freeShippingAt: null }), news: { a: 1 } }))
    expect(await getCart(shop)).toMatchObject({ ok: true })
  })

  it('are not checked for texts and images', async () => {
    const { shop } = setUp(() => Response.json({ ...plainCart, comment: 7, coupon: 'VANEK10' }))
    expect(await getCart(shop)).toMatchObject({ ok: true })
  })

  it('are not empty', async () => {
    const { shop, breaches } = setUp(() => new Response(null, { status: 204 }))
    expect(await getCart(shop)).toMatchObject({ ok: false, error: { code: 'contract' } })
    expect(breaches).toEqual([{ operation: 'getCart', field: '' }])
  })

  it('of the content service are checked too', async () => {
    const { shop, breaches } = setUp(() => Response.json({ data: [{ variants: [], prices: { unitWithTax: 'NaN' } }] }))
    expect(await getProducts(shop, { ids: [1] })).toMatchObject({ ok: false, error: { code: 'contract' } })
    expect(breaches).toEqual([{ operation: 'getProducts', field: expect.stringMatching(/^data\.0\.prices\./) }])
  })
})

describe('other responses are returned unchanged', () => {
  it.each<[string, () => Response, string]>([
    ['an error', () => Response.json({ errors: [{ code: 'cart_not_found' }] }, { status: 404 }), '/store/api/v1/cart'],
    [
      'no JSON',
      () => new Response('<h1>nginx</h1>', { headers: { 'content-type': 'text/html' } }),
      '/store/api/v1/cart',
    ],
    [
      'torn JSON',
      () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
      '/store/api/v1/cart',
    ],
    ['an operation without checks', () => Response.json({ data: 7 }), '/cms/graphql'],
    ['an empty response to an operation without checks', () => new Response(null, { status: 204 }), '/cms/graphql'],
    ['another server', () => Response.json({ id: 7 }), '/elsewhere/api/v1/cart'],
  ])('%s', async (_, answer, path) => {
    const { send, breaches } = setUp(answer)
    const got = await send(`https://shop.test${path}?a=1`)
    expect([got.status, await got.text()]).toEqual([answer().status, await answer().text()])
    expect(breaches).toEqual([])
  })
})

it('accepts a custom check', async () => {
  const check: ResponseCheck = { covers: () => true, breachIn: ({ path }) => ({ operation: path, field: 'all' }) }
  const { shop } = setUp(() => Response.json(plainCart), check)
  expect(await getCart(shop)).toMatchObject({ error: { issues: [{ field: '/api/v1/cart.all' }] } })
})

it('names the field of the best matching alternative', () => {
  const address = { type: 'object', required: ['city'], properties: { city: { type: 'string' } } }
  const maybe = { anyOf: [{ $ref: 'Address' }, { type: 'null' }] }
  const at = (value: unknown) => faultAt(maybe, value, { Address: address })
  expect([at(null), at({ city: 'Brno' }), at({ city: 1 }), at(7)]).toEqual([undefined, undefined, '.city', ''])
})

it('checks every field against full OpenAPI documents', async () => {
  const documents = {
    content: { paths: {} },
    shop: {
      paths: {
        '/api/v1/cart': {
          parameters: [],
          get: {
            operationId: 'getCart',
            responses: {
              '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Cart' } } } },
            },
          },
        },
      },
      components: {
        schemas: {
          Cart: {
            type: 'object',
            required: ['comment'],
            properties: { comment: { oneOf: [{ enum: ['a', 'b'] }, { type: 'null' }] } },
          },
        },
      },
    },
  }
  const fieldOf = async (answer: object) => {
    const { shop, breaches } = setUp(() => Response.json(answer), checkWholeResponses(documents))
    await getCart(shop)
    return breaches[0]?.field
  }
  expect([
    await fieldOf({ comment: 'a' }),
    await fieldOf({ comment: null }),
    await fieldOf({ comment: 'c' }),
    await fieldOf({}),
  ]).toEqual([undefined, undefined, 'comment', 'comment'])
})
