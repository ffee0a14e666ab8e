import { memoryTokens, type TokenStore, type TransportCode } from '@vanek/sdk'
import { type getCartShippers, type getOrderByToken, placeOrder, type PlaceOrderError } from '@vanek/sdk/checkout'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { refuse, shopOver } from '../testing/back-end.ts'
import { orderPlacement } from '../testing/orders.ts'

const placement = orderPlacement()

describe('placeOrder', () => {
  it('C7.25 posts the order with its idempotency key', async () => {
    const placed = { order: { code: '1' }, payment: { redirectUrl: null } }
    const { shop, seen } = shopOver(() => placed)
    expect(await placeOrder(shop, placement, { idempotencyKey: 'key-0001' })).toEqual({ ok: true, data: placed })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/cart/place', body: placement })
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-0001')
  })

  it('returns a rejection with its issues', async () => {
    const { shop } = shopOver(() => refuse(422, 'validation', 'billing_address.city', 'Doplňte město'))
    expect(await placeOrder(shop, placement, { idempotencyKey: 'key-0001' })).toMatchObject({
      ok: false,
      error: {
        code: 'validation',
        outcome: 'none',
        issues: [{ field: 'billing_address.city', title: 'Doplňte město' }],
      },
    })
  })

  it('removes the token of the ordered cart, and only that one', async () => {
    const placed = { order: { code: '1' }, payment: { redirectUrl: null } }
    const place = async (tokens: TokenStore, answer: () => unknown = () => placed) => {
      await placeOrder(shopOver(answer).shop.with({ tokens }), placement, { idempotencyKey: 'key-0001' })
      return tokens.get('cart')
    }
    expect(await place(memoryTokens({ cart: 'of the order' }))).toBeUndefined()
    const changed = memoryTokens({ cart: 'of the order' })
    expect(
      await place(changed, () => {
        changed.set('cart', 'of the next cart')
        return placed
      }),
    ).toBe('of the next cart')
    expect(await place(memoryTokens({ cart: 'of a guest', auth: 'of a customer' }))).toBe('of a guest')
    expect(await place(memoryTokens({ cart: 'refused' }), () => refuse(409, 'cart_empty'))).toBe('refused')
  })

  it('has the error codes of the contract', () => {
    expectTypeOf<'price_changed' | 'out_of_stock' | 'branch_required' | TransportCode>().toExtend<
      PlaceOrderError['code']
    >()
    expectTypeOf<'credentials_invalid'>().not.toExtend<PlaceOrderError['code']>()
    type ReadError = Extract<Awaited<ReturnType<typeof getCartShippers>>, { ok: false }>['error']
    expectTypeOf<'cart_not_found'>().toExtend<ReadError['code']>()
    type GetOrderByTokenError = Extract<Awaited<ReturnType<typeof getOrderByToken>>, { ok: false }>['error']
    expectTypeOf<'not_found'>().toExtend<GetOrderByTokenError['code']>()
    expectTypeOf<'cart_empty'>().not.toExtend<GetOrderByTokenError['code']>()
  })
})
