import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corsOf } from '../../../scripts/packages/cors.mjs'
import { startBackEnd } from './start.mjs'

const contract = JSON.parse(readFileSync(new URL('../../../specs/generated/shop.json', import.meta.url), 'utf8'))

let back
beforeAll(async () => {
  back = await startBackEnd()
}, 120_000)
afterAll(() => back.stop())

const json = async (path, { method = 'GET', body, headers = {} } = {}) => {
  const answer = await fetch(`${back.at}/store/api/v1${path}`, {
    ...{ method, headers: { 'content-type': 'application/json', ...headers } },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

const address = { street: 'Dlouhá 12', city: 'Brno', postcode: '60200', country_code: 'CZE' }
let keys = 0
const newKey = () => `payments-test-${(keys += 1)}`

async function newOrder(payment_id) {
  const added = await json('/cart/items', {
    ...{ method: 'POST', headers: { 'idempotency-key': newKey() } },
    body: { id: 11, amount: 1 },
  })
  const token = added.body.meta.custom.guestCartToken
  const body = {
    ...{ name: 'Jana Nová', firstName: 'Jana', lastName: 'Nová', email: 'jana@example.com', phone: '+420601234567' },
    ...{ billing_address: address, shipping: { name: 'Jana Nová', address }, business: null, terms: true },
    ...{ shipper_id: 1, payment_id, branch_id: null },
  }
  const headers = { 'x-guest-cart-token': token, 'idempotency-key': newKey() }
  const place = () => json('/cart/place', { method: 'POST', headers, body })
  return { ...(await place()).body, place }
}

const stateOf = async (token) => (await json(`/orders/token/${token}`)).body.payment.state
const settle = (url, result) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' })
const again = (token) =>
  json(`/orders/token/${token}/payment`, { method: 'POST', headers: { 'idempotency-key': newKey() } })

describe('paying by card on the minimal back end', () => {
  it('leads to a page, whose result the order has, and back to the shop', async () => {
    const { order, payment } = await newOrder(4)
    expect(order.payment.state).toBe('pending')
    expect(await (await fetch(payment.redirectUrl)).text()).toContain(`Objednávka ${order.code}: 789 CZK`)
    const back = await settle(payment.redirectUrl, 'paid')
    expect([back.status, back.headers.get('location')]).toEqual([303, `http://localhost:5173/?order=${order.token}`])
    expect(await stateOf(order.token)).toBe('paid')
  })

  it('keeps what is paid, whatever is said later', async () => {
    const { order, payment, place } = await newOrder(4)
    expect((await place()).body.payment.redirectUrl).toBe(payment.redirectUrl)
    await settle(payment.redirectUrl, 'paid')
    await settle(payment.redirectUrl, 'failed')
    expect(await stateOf(order.token)).toBe('paid')
    expect((await again(order.token)).body.errors[0].code).toBe('already_paid')
  })

  it('is tried again after a refusal', async () => {
    const { order, payment } = await newOrder(4)
    await settle(payment.redirectUrl, 'failed')
    expect(await stateOf(order.token)).toBe('failed')
    expect((await again(order.token)).body).toEqual({ redirectUrl: payment.redirectUrl })
    expect(await stateOf(order.token)).toBe('pending')
  })

  it('is not there for an order that is paid otherwise, or not known', async () => {
    const { order, payment } = await newOrder(1)
    expect([payment.redirectUrl, order.payment.state]).toEqual([null, 'offline'])
    await settle(`${back.at}/pay/${order.token}`, 'paid')
    expect(await stateOf(order.token)).toBe('offline')
    expect((await again(order.token)).body.errors[0].code).toBe('payment_unavailable')
    expect((await fetch(`${back.at}/pay/nobody`)).status).toBe(404)
  })
})

describe('pages of another origin', () => {
  const ask = (origin) =>
    fetch(`${back.at}/store/api/v1/cart`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })

  it('may call when they are in the list, with every header of the contract', async () => {
    const { status, headers } = await ask('http://localhost:5173')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'http://localhost:5173'])
    const { requestHeaders, methods } = corsOf({ shop: contract })
    const told = (name) => headers.get(`access-control-allow-${name}`)?.split(', ')
    expect(told('headers')).toEqual(expect.arrayContaining(requestHeaders))
    expect(told('methods')).toEqual(expect.arrayContaining(methods))
    const refused = await fetch(`${back.at}/store/none`, { headers: { origin: 'http://localhost:5173' } })
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  })

  it('may not when they are not', async () => {
    const { status, headers } = await ask('https://example.com')
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([404, null, 'Origin'])
  })
})
