import { afterEach, describe, expect, it } from 'vitest'
import { urlOf } from '../http/web.ts'
import { pageOf, startShop, type FakeShop } from '../testing/fake-shop.ts'
import { readCode } from '../testing/read-code.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const token = 'o'.repeat(43)
const order = (payment: string) => ({
  code: '2600001',
  ...{ currencyCode: 'CZK', status: 'received', events: [] },
  prices: { totalWithTax: 1290 },
  payment: {
    ...{ code: payment, state: 'offline' },
    ...(payment === 'transfer' && {
      transfer: { iban: 'CZ7420100000002900123478', bic: null, recipient: 'Vánek', variableSymbol: '2600001' },
    }),
  },
})

const shopWith = async (payment: string) => {
  const requests: string[] = []
  shop = await startShop((args) => pageOf('', args), {
    fetch: async (input) => {
      requests.push(urlOf(input))
      return Response.json(order(payment))
    },
  })
  return {
    requests,
    draw: async (path: string, cookie = `vanek_order=${token}`) => shop?.request(path, { headers: { cookie } }),
  }
}

describe('the QR code of a transfer', () => {
  it('is drawn for the buyer of the order, and is not cached', async () => {
    const { draw, requests } = await shopWith('transfer')
    const answer = await draw('/kosik/platba-prevodem/2600001.svg')
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(answer?.headers.get('cache-control')).toBe('private, no-store')
    expect(readCode((await answer?.text()) ?? '')).toBe(
      'SPD*1.0*ACC:CZ7420100000002900123478*AM:1290.00*CC:CZK*X-VS:2600001*RN:VANEK',
    )
    expect(requests).toEqual([`http://shop.test/store/api/v1/orders/token/${token}`])
  })

  it('C7.30 is drawn for a customer by the number of an order of theirs', async () => {
    const requests: string[] = []
    shop = await startShop((args) => pageOf('', args), {
      fetch: async (input) => {
        requests.push(urlOf(input))
        return urlOf(input).endsWith('/user/orders/code/2600001')
          ? Response.json(order('transfer'))
          : Response.json({ errors: [{ code: 'not_found', field: null, title: '' }], requestId: 'r' }, { status: 404 })
      },
    })
    const headers = { cookie: 'vanek_auth_token=jana; vanek_auth=1' }
    expect((await shop.request('/kosik/platba-prevodem/2600001.svg', { headers })).status).toBe(200)
    expect((await shop.request('/kosik/platba-prevodem/2600002.svg', { headers })).status).toBe(404)
    const before = requests.length
    expect((await shop.request('/kosik/platba-prevodem/2600001.svg')).status).toBe(404)
    // what names no order is not looked for among theirs
    for (const name of ['2600001', '2600001.png', 'a%20b.svg', `${'1'.repeat(65)}.svg`])
      expect((await shop.request(`/kosik/platba-prevodem/${name}`, { headers })).status).toBe(404)
    expect(requests.slice(before).filter((url) => url.includes('/user/'))).toEqual([])
  })

  it('is drawn for visitors who followed the link of the mail, also in another browser', async () => {
    const { draw, requests } = await shopWith('transfer')
    const link = encodeURIComponent(JSON.stringify([{ id: 'l1', link: { token: 'mailed', email: '' } }]))
    expect((await draw('/kosik/platba-prevodem/2600001.svg', `vanek_link=${link}`))?.status).toBe(200)
    expect(requests).toEqual(['http://shop.test/store/api/v1/orders/token/mailed'])
    expect((await draw('/kosik/platba-prevodem/2600002.svg', `vanek_link=${link}`))?.status).toBe(404)
  })

  it.each([
    ['without the order', '/kosik/platba-prevodem/2600001.svg', 'other=1', 'transfer'],
    ['of another order', '/kosik/platba-prevodem/2600002.svg', undefined, 'transfer'],
    ['of an order that is paid otherwise', '/kosik/platba-prevodem/2600001.svg', undefined, 'card'],
  ])('is not drawn %s', async (_, path, cookie, payment) => {
    const { draw } = await shopWith(payment)
    expect((await draw(path, cookie))?.status).toBe(404)
  })
})
