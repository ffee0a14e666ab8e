import { describe, expect, it } from 'vitest'
import { changeCartItemVariant } from '@vanek/sdk/cart'
import { json, refused, testShop } from '../transport/testing/test-shop.ts'
import { memoryTokens } from '../transport/tokens.ts'
import { added, cartOf, lineOf } from './testing/bench.ts'

const before = cartOf(2, { ...lineOf(7, 3), id: 10 })
const after = cartOf(4, { ...lineOf(8, 3), id: 11 })

/** A shop whose cart has three pieces of variant 7 in line 10. */
function recorded({ cart = before, add = () => json(added(after)), remove = () => json(added(after)) } = {}) {
  const sent: string[] = []
  const keys: (string | null)[] = []
  const shop = testShop({
    tokens: memoryTokens({ cart: 'guest' }),
    fetch: async (url, init = {}) => {
      const { method = 'GET' } = init
      const body = init.body as string | undefined
      sent.push([method, (url as string).replace('http://shop.test/store', ''), body].filter(Boolean).join(' '))
      if (method === 'GET') return json(cart)
      if (method === 'DELETE') return remove()
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      return add()
    },
  })
  return { shop, sent, keys }
}

const toEight = { itemId: 10, variantId: 8 }

describe('changing the variant of a line', () => {
  it('adds the same amount of the new variant, then removes the line', async () => {
    const { shop, sent } = recorded()
    expect(await changeCartItemVariant(shop, toEight)).toEqual({ ok: true, data: after })
    expect(sent).toEqual([
      'GET /api/v1/cart',
      'POST /api/v1/cart/items {"id":8,"amount":3,"type":"shop_product"}',
      'DELETE /api/v1/cart/items/10',
    ])
  })

  it('passes on the warning when less of the new variant is in stock', async () => {
    const warnings = [{ code: 'amount_capped', title: 'Only 1 left' }]
    const { shop } = recorded({ add: () => json({ ...added(after), warnings }) })
    const received: unknown[] = []
    await changeCartItemVariant(shop, { ...toEight, onWarnings: (all) => received.push(...all) })
    expect(received).toEqual(warnings)
  })

  it('leaves the cart unchanged when the new variant is rejected', async () => {
    const { shop, sent } = recorded({ add: () => refused(409, 'out_of_stock') })
    expect(await changeCartItemVariant(shop, toEight)).toMatchObject({ ok: false, error: { code: 'out_of_stock' } })
    expect(sent.filter((line) => line.startsWith('DELETE'))).toEqual([])
  })

  it('uses one key per change, so that a form submitted twice adds once', async () => {
    const { shop, keys } = recorded()
    await changeCartItemVariant(shop, toEight)
    await changeCartItemVariant(shop, toEight)
    await changeCartItemVariant(shop, { itemId: 10, variantId: 9 })
    expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false])
  })

  it('sends no change when the line already has the variant, is gone, or has child lines', async () => {
    const { shop, sent } = recorded()
    expect(await changeCartItemVariant(shop, { itemId: 10, variantId: 7 })).toEqual({ ok: true, data: before })
    expect(await changeCartItemVariant(shop, { itemId: 99, variantId: 8 })).toMatchObject({
      error: { code: 'not_found' },
    })
    const withChild = cartOf(2, { ...lineOf(7, 3), id: 10, items: [lineOf(12, 1)] })
    const bundle = recorded({ cart: withChild })
    expect(await changeCartItemVariant(bundle.shop, toEight)).toMatchObject({ error: { code: 'validation' } })
    expect([...sent, ...bundle.sent].filter((line) => !line.startsWith('GET'))).toEqual([])
  })

  it('succeeds when the line was already removed elsewhere, and reports other errors', async () => {
    const gone = recorded({ remove: () => refused(404, 'not_found') })
    expect(await changeCartItemVariant(gone.shop, toEight)).toEqual({ ok: true, data: after })
    const failed = recorded({ remove: () => refused(404, 'cart_not_found') })
    expect(await changeCartItemVariant(failed.shop, toEight)).toMatchObject({ error: { code: 'cart_not_found' } })
  })
})
