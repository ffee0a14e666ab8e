import { cancelOrder, changeOrderPayment, getOrder, getOrderPayments, payOrder } from '@vanek/sdk/orders'
import { describe, expect, it } from 'vitest'
import { refuse, shopOver } from '../testing/back-end.ts'

const idempotencyKey = 'key-0001'
const change = { paymentId: 3, expectedTotal: 120.5 }

describe.each([
  ['A3.02 of a customer', { id: 'a-1' }, '/api/v1/user/orders/a-1'],
  ['A3.02 by its token', { token: 'current' }, '/api/v1/orders/token/current'],
])('an order %s', (_whose, order, path) => {
  it('is paid, changed and cancelled under an idempotency key', async () => {
    const { shop, seen } = shopOver(() => refuse(409, 'order_packed'))
    await payOrder(shop, order, { idempotencyKey })
    await changeOrderPayment(shop, { ...order, ...change }, { idempotencyKey })
    await changeOrderPayment(shop, { ...order, paymentId: 3 }, { idempotencyKey })
    expect(await cancelOrder(shop, order, { idempotencyKey })).toMatchObject({
      ok: false,
      error: { code: 'order_packed' },
    })
    expect(seen).toMatchObject([
      { method: 'POST', path: `${path}/payment` },
      { method: 'PUT', path: `${path}/payment`, body: { payment_id: 3, expected_total: 120.5 } },
      { method: 'PUT', path: `${path}/payment`, body: { payment_id: 3 } },
      { method: 'POST', path: `${path}/cancellation` },
    ])
    expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(seen.map(() => idempotencyKey))
    expect(seen[2]?.body).not.toHaveProperty('expected_total')
  })

  it('A2.10 is read by id or token', async () => {
    const { shop, seen } = shopOver(() => ({ code: '2600001' }))
    expect(await getOrder(shop, order)).toEqual({ ok: true, data: { code: '2600001' } })
    expect(seen[0]).toMatchObject({ method: 'GET', path })
  })

  it('lists its payment methods', async () => {
    const { shop, seen } = shopOver(() => [{ id: 1 }])
    expect(await getOrderPayments(shop, order)).toEqual({ ok: true, data: [{ id: 1 }] })
    expect(seen[0]).toMatchObject({ method: 'GET', path: `${path}/payments` })
  })
})
