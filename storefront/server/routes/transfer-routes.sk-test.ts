import { decode } from 'bysquare/pay'
import { afterEach, describe, expect, it } from 'vitest'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { readCode } from '../testing/read-code.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const transfer = {
  ...{ number: null, iban: 'SK27 1100 0000 0029 0012 3478', bic: 'TATRSKBXXXX' },
  ...{ recipient: 'Vánok, s. r. o.', variableSymbol: '2600001' },
}
const requestCode = async (payment: object) => {
  shop = await startShop((args) => pageOf('', args), {
    fetch: async () =>
      Response.json({
        ...{ code: '2600001', currencyCode: 'EUR', status: 'received', events: [] },
        prices: { totalWithTax: 49.05 },
        payment: { code: 'transfer', state: 'offline', ...payment },
      }),
  })
  return shop.request('/kosik/platba-prevodom/2600001.svg', { headers: { cookie: `vanek_order=${'o'.repeat(43)}` } })
}

describe('the QR code of a transfer in Slovakia', () => {
  it.each([
    [{ transfer }, 49.05],
    [{ transfer, toPay: 19.9 }, 19.9],
  ])('C2.04 is PAY by square with account and amount: %j', async (payment, amount) => {
    const { payments } = decode(readCode(await (await requestCode(payment)).text()))
    expect(payments).toEqual([
      expect.objectContaining({
        ...{ type: 1, amount, currencyCode: 'EUR', variableSymbol: '2600001' },
        bankAccounts: [{ iban: 'SK2711000000002900123478', bic: 'TATRSKBXXXX' }],
        beneficiary: expect.objectContaining({ name: 'Vanok, s. r. o.' }),
      }),
    ])
  })

  it('is none without an account', async () => {
    expect((await requestCode({})).status).toBe(404)
  })
})
