import { describe, expect, it } from 'vitest'
import { toSpayd } from '@vanek/sdk/checkout'
import { placedOrder } from '../../testing/placed.ts'

const transfer = {
  number: '2900123478/2010',
  iban: 'CZ74 2010 0000 0029 0012 3478',
  bic: 'FIOBCZPPXXX',
  recipient: 'Vánek 100% *větrání*',
  variableSymbol: '2600001',
}
const orderWith = (more: object) => {
  const order = placedOrder()
  return { ...order, payment: { ...order.payment, ...more }, prices: { ...order.prices, totalWithTax: 1290.5 } }
}

describe('SPAYD of a bank transfer', () => {
  it('C2.04 contains account, amount, currency, variable symbol and recipient, with special characters escaped', () => {
    expect(toSpayd(orderWith({ transfer }))).toBe(
      'SPD*1.0*ACC:CZ7420100000002900123478+FIOBCZPPXXX*AM:1290.50*CC:CZK*X-VS:2600001*RN:VANEK 100%25 %2AVETRANI%2A',
    )
    expect(toSpayd(orderWith({ transfer: { ...transfer, bic: null } }))).toContain('*ACC:CZ7420100000002900123478*AM:')
  })

  it('A4.05 contains the remaining amount after a partial refund', () => {
    expect(toSpayd(orderWith({ transfer, toPay: 790 }))).toContain('*AM:790.00*CC:CZK*')
  })

  it('is null for other payment methods', () => {
    expect([toSpayd(orderWith({})), toSpayd(orderWith({ transfer: null }))]).toEqual([null, null])
  })
})
