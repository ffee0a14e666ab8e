import { describe, expect, it } from 'vitest'
import { declareWithdrawal, getOrderWithdrawals, withdrawFromOrder } from '@vanek/sdk/orders'
import { refuse, shopOver } from '../testing/back-end.ts'

const idempotencyKey = 'withdrawal-1'
const lines = [{ item: 1, amount: 0.5 }]

describe('withdrawing from an order', () => {
  it('A5.01 A5.06 reads and declares a withdrawal by the token or the id of an order', async () => {
    const { shop, seen } = shopOver(({ method }) =>
      method === 'GET' ? { data: [], refund: 99.5 } : { number: '1-O1' },
    )
    expect(await getOrderWithdrawals(shop, { token: 'tok', lines })).toEqual({
      ok: true,
      data: { data: [], refund: 99.5 },
    })
    await getOrderWithdrawals(shop, { id: 'o-1' })
    await withdrawFromOrder(shop, { token: 'tok', lines, note: ' Nesedí ' }, { idempotencyKey })
    const made = await withdrawFromOrder(shop, { id: 'o-1', lines: null, bankAccount: '1/1' }, { idempotencyKey })
    expect(made).toEqual({ ok: true, data: { number: '1-O1' } })
    expect(seen.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
      ['GET', '/api/v1/orders/token/tok/withdrawals', { lines: '1:0.5' }, undefined],
      ['GET', '/api/v1/user/orders/o-1/withdrawals', {}, undefined],
      ['POST', '/api/v1/orders/token/tok/withdrawals', {}, { lines, note: 'Nesedí', bank_account: null }],
      ['POST', '/api/v1/user/orders/o-1/withdrawals', {}, { lines: null, note: null, bank_account: '1/1' }],
    ])
    expect(seen.slice(2).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([idempotencyKey, idempotencyKey])
  })

  it('A5.10 declares a withdrawal without access to the order', async () => {
    const { shop, seen } = shopOver(() => Response.json({ received: '2026-11-20T12:00:00Z' }, { status: 202 }))
    const declaration = { name: ' Jana ', orderCode: ' 2600123 ', email: ' jana@vanek.test ' }
    expect(await declareWithdrawal(shop, declaration, { idempotencyKey })).toMatchObject({
      data: { received: '2026-11-20T12:00:00Z' },
    })
    expect(seen[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/withdrawals' },
      body: { name: 'Jana', order_code: '2600123', email: 'jana@vanek.test', bank_account: null },
    })
    const { shop: other } = shopOver(() => refuse(429, 'rate_limited'))
    expect(await declareWithdrawal(other, declaration, { idempotencyKey })).toMatchObject({
      error: { code: 'rate_limited' },
    })
  })
})
