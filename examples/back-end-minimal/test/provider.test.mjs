import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordersOf } from './orders.mjs'
import { startBackEnd } from './start.mjs'

const secret = 'shared with the provider'
const signed = (text, key = secret) => createHmac('sha256', key).update(text).digest('hex')

/** A mock provider that records requests. */
const requests = []
let status = 201
const provider = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  requests.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(text) })
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ url: `https://pay.test/${requests.length}` }))
})

let back
let orders
beforeAll(async () => {
  await new Promise((done) => provider.listen(0, '127.0.0.1', done))
  const PROVIDER_URL = `http://127.0.0.1:${provider.address().port}`
  back = await startBackEnd({ PROVIDER_URL, PROVIDER_SECRET: secret })
  orders = ordersOf(back.at)
}, 120_000)
afterAll(async () => {
  provider.close()
  await back.stop()
})

async function sendWebhook(token, state, key = secret) {
  const body = JSON.stringify({ reference: token, state })
  const headers = { 'x-signature': signed(body, key) }
  return (await fetch(`${back.at}/pay/webhook`, { method: 'POST', headers, body })).status
}
const pay = async (url) => {
  const { status, headers } = await fetch(url, { redirect: 'manual' })
  return [status, headers.get('location')]
}

describe('a payment provider of the minimal back end', () => {
  it('receives a new payment request for each attempt, with the full amount', async () => {
    const { order, payment } = await orders.place(4)
    const at = requests.length
    expect(await pay(payment.redirectUrl)).toEqual([303, `https://pay.test/${at + 1}`])
    expect(await pay(payment.redirectUrl)).toEqual([303, `https://pay.test/${at + 2}`])
    expect(requests.at(-1)).toEqual({
      path: '/payments',
      key: `Bearer ${secret}`,
      body: {
        reference: order.token,
        description: `Order ${order.code}`,
        amount: 78_900,
        currency: 'CZK',
        returnUrl: `http://localhost:5173/?order=${order.token}`,
        webhookUrl: `${back.at}/pay/webhook`,
      },
    })
  })

  it('reports the result by webhook, and a paid order stays paid', async () => {
    const { order, payment } = await orders.place(4)
    expect([await sendWebhook(order.token, 'failed'), await orders.stateOf(order.token)]).toEqual([204, 'failed'])
    expect([await sendWebhook(order.token, 'paid'), await orders.stateOf(order.token)]).toEqual([204, 'paid'])
    expect([await sendWebhook(order.token, 'failed'), await orders.stateOf(order.token)]).toEqual([204, 'paid'])
    // a paid order cannot be paid again
    expect(await pay(payment.redirectUrl)).toEqual([303, `http://localhost:5173/?order=${order.token}`])
  })

  it('sends shoppers back to the shop during an outage, where they can try again', async () => {
    const { order, payment } = await orders.place(4)
    status = 503
    expect(await pay(payment.redirectUrl)).toEqual([303, `http://localhost:5173/?order=${order.token}`])
    expect(await orders.stateOf(order.token)).toBe('failed')
    status = 201
    const again = await orders.payAgain(order.token)
    expect(await pay(again.body.redirectUrl)).toEqual([303, `https://pay.test/${requests.length}`])
    expect(await orders.stateOf(order.token)).toBe('pending')
  })

  it('is ignored without a valid signature, and so is the built-in payment page', async () => {
    const { order, payment } = await orders.place(4)
    expect(await sendWebhook(order.token, 'paid', 'another')).toBe(403)
    expect((await fetch(`${back.at}/pay/webhook`, { method: 'POST', body: '{}' })).status).toBe(403)
    await fetch(payment.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ result: 'paid' }),
      redirect: 'manual',
    })
    expect(await orders.stateOf(order.token)).toBe('pending')
    expect([await sendWebhook(order.token, 'free'), await orders.stateOf(order.token)]).toEqual([422, 'pending'])
  })

  it('needs a secret, because anybody could sign with an empty one', async () => {
    const PROVIDER_URL = `http://127.0.0.1:${provider.address().port}`
    await expect(startBackEnd({ PROVIDER_URL, PROVIDER_SECRET: '' })).rejects.toThrow('The back end ended.')
  })
})
