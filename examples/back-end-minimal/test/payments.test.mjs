import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corsOf } from '../../../scripts/packages/cors.mjs'
import { ordersOf } from './orders.mjs'
import { startBackEnd } from './start.mjs'

const contract = JSON.parse(readFileSync(new URL('../../../specs/generated/shop.json', import.meta.url), 'utf8'))

let back
let orders
beforeAll(async () => {
  back = await startBackEnd()
  orders = ordersOf(back.at)
}, 120_000)
afterAll(() => back.stop())

const settle = (url, result) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' })

describe('card payments of the minimal back end', () => {
  it('redirects to the payment page, stores its result and redirects back to the shop', async () => {
    const { order, payment } = await orders.place(4)
    expect(order.payment.state).toBe('pending')
    expect(await (await fetch(payment.redirectUrl)).text()).toContain(`Objednávka ${order.code}: 789 CZK`)
    const back = await settle(payment.redirectUrl, 'paid')
    expect([back.status, back.headers.get('location')]).toEqual([303, `http://localhost:5173/?order=${order.token}`])
    expect(await orders.stateOf(order.token)).toBe('paid')
  })

  it('keeps a paid order paid, whatever is reported later', async () => {
    const { order, payment, repeat } = await orders.place(4)
    expect((await repeat()).body.payment.redirectUrl).toBe(payment.redirectUrl)
    await settle(payment.redirectUrl, 'paid')
    await settle(payment.redirectUrl, 'failed')
    expect(await orders.stateOf(order.token)).toBe('paid')
    expect((await orders.payAgain(order.token)).body.errors[0].code).toBe('already_paid')
  })

  it('can be repeated after a failure', async () => {
    const { order, payment } = await orders.place(4)
    await settle(payment.redirectUrl, 'failed')
    expect(await orders.stateOf(order.token)).toBe('failed')
    expect((await orders.payAgain(order.token)).body).toEqual({ redirectUrl: payment.redirectUrl })
    expect(await orders.stateOf(order.token)).toBe('pending')
  })

  it('is rejected for orders with another payment and for unknown orders', async () => {
    const { order, payment } = await orders.place(1)
    expect([payment.redirectUrl, order.payment.state]).toEqual([null, 'offline'])
    await settle(`${back.at}/pay/${order.token}`, 'paid')
    expect(await orders.stateOf(order.token)).toBe('offline')
    expect((await orders.payAgain(order.token)).body.errors[0].code).toBe('payment_unavailable')
    expect((await fetch(`${back.at}/pay/nobody`)).status).toBe(404)
  })
})

describe('custom fields of an order', () => {
  it('are stored and returned with the order', async () => {
    const custom = { giftMessage: 'Ať se daří', floor: 3 }
    const { order } = await orders.place(1, { custom })
    expect((await orders.read(order.token)).custom).toEqual(custom)
    const refused = await orders.place(1, { custom: { giftMessage: ['no', 'list'] } })
    expect(refused.errors[0].code).toBe('validation')
  })
})

describe('CORS', () => {
  const preflight = (origin) =>
    fetch(`${back.at}/store/api/v1/cart`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })

  it('allows listed origins, with every header of the contract', async () => {
    const { status, headers } = await preflight('http://localhost:5173')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:5173'])
    const { requestHeaders, methods } = corsOf({ shop: contract })
    const allowed = (name) => headers.get(`access-control-allow-${name}`)?.split(', ')
    expect(allowed('headers')).toEqual(expect.arrayContaining(requestHeaders))
    expect(allowed('methods')).toEqual(expect.arrayContaining(methods))
    const refused = await fetch(`${back.at}/store/none`, { headers: { origin: 'http://localhost:5173' } })
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  })

  it('rejects other origins', async () => {
    const { status, headers } = await preflight('https://example.com')
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([404, null, 'Origin'])
  })
})
