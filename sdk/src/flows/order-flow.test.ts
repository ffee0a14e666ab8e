import { describe, expect, it } from 'vitest'
import { memoryStorage } from '@vanek/sdk/storage'
import { createOrderFlow, memoryIntentPort, storageIntentPort } from '@vanek/sdk/flows'
import { csBasics } from '../i18n/cs-basics.ts'
import { createNoticeStore } from '@vanek/sdk/notices'
import { refuse, type SeenRequest, shopOver } from '../testing/back-end.ts'
import type { PlaceOrderParams } from '../checkout/types.ts'
import { orderPlacement } from '../testing/orders.ts'

const placement = orderPlacement()
const fine = () => new Response(null, { status: 204 })
const isCheck = ({ path }: SeenRequest): boolean => path === '/api/v1/cart/validate'

/** A back end that stores orders by key; `isLost` decides which responses are lost. */
function orderDesk(isLost: (sent: number) => boolean = () => false) {
  const orders = new Map<string, { code: string }>()
  let sent = 0
  const handler = (request: SeenRequest) => {
    if (isCheck(request)) return orders.size > 0 ? refuse(404, 'cart_not_found') : fine()
    sent += 1
    const key = request.headers.get('Idempotency-Key') ?? ''
    if (!orders.has(key)) orders.set(key, { code: `26${orders.size}` })
    if (isLost(sent)) throw new TypeError('connection lost')
    return { order: orders.get(key), payment: { redirectUrl: null } }
  }
  return { handler, orders }
}

describe('createOrderFlow', () => {
  it('C4.58 places one order for a double click, and stores the response', async () => {
    const { handler, orders } = orderDesk()
    const placed: unknown[] = []
    const { shop, seen } = shopOver(handler)
    const flow = createOrderFlow(shop, { onPlaced: ({ order }) => placed.push(order.code) })
    const [one, two] = await Promise.all([flow.place(placement), flow.place(placement)])
    expect(one).toEqual(two)
    expect(seen.map(({ path }) => path)).toEqual(['/api/v1/cart/validate', '/api/v1/cart/place'])
    expect(orders.size).toBe(1)
    expect(placed).toEqual(['260'])
    expect(flow.getState().status).toBe('success')
    expect(flow.getState()).toMatchObject({ data: one.ok && one.data })
  })

  it('C7.24 sends no order when the cart was emptied elsewhere', async () => {
    const { shop, seen } = shopOver(() => refuse(409, 'cart_empty'))
    const answer = await createOrderFlow(shop).place(placement)
    expect(answer).toMatchObject({ ok: false, error: { code: 'cart_empty', outcome: 'none' } })
    expect(seen.map(({ path }) => path)).toEqual(['/api/v1/cart/validate'])
  })

  it('stores the idempotency key before sending the request', async () => {
    const intents = memoryIntentPort()
    const keys: unknown[] = []
    const { shop } = shopOver((request) => {
      if (isCheck(request)) return fine()
      keys.push(request.headers.get('Idempotency-Key'), intents.read()?.key)
      return refuse(409, 'cart_empty')
    })
    await createOrderFlow(shop, { intents, newKey: () => 'key-0001' }).place(placement)
    expect(keys).toEqual(['key-0001', 'key-0001'])
    expect(intents.read()).toBeNull()
  })

  it('verifies an order with a lost response, also after a reload, and ends with the same order', async () => {
    const { handler, orders } = orderDesk((sent) => sent <= 3)
    const { shop } = shopOver(handler)
    const intents = memoryIntentPort()
    const before = createOrderFlow(shop, { intents })
    const lost = await before.place(placement)
    expect(lost).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect(before.getState().status).toBe('verifying')

    const after = createOrderFlow(shop, { intents })
    expect(after.getState().status).toBe('idle')
    expect(await after.resume()).toMatchObject({ ok: true, data: { order: { code: '260' } } })
    expect(orders.size).toBe(1)
    expect(await after.resume()).toBeNull()
  })

  it('verifies an order whose successful response is unreadable, and retries it with the same key', async () => {
    const keys: (string | null)[] = []
    let isReadable = false
    const { shop } = shopOver((request) => {
      if (isCheck(request)) return fine()
      keys.push(request.headers.get('Idempotency-Key'))
      if (!isReadable) return new Response('<html>', { status: 201 })
      return Response.json({ order: { code: '260' }, payment: { redirectUrl: null } }, { status: 201 })
    })
    const flow = createOrderFlow(shop)
    expect(await flow.place(placement)).toMatchObject({ ok: false, error: { outcome: 'unknown' } })
    expect(flow.getState().status).toBe('verifying')
    isReadable = true
    expect(await flow.resume()).toMatchObject({ ok: true, data: { order: { code: '260' } } })
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  it('does not store the password, sends it until a reload, and retries without it afterwards', async () => {
    const sent: Record<string, unknown>[] = []
    const { shop } = shopOver((request) => {
      if (isCheck(request)) return fine()
      const { password, comment } = request.body as PlaceOrderParams
      sent.push({ key: request.headers.get('Idempotency-Key'), password, comment })
      throw new TypeError('connection lost')
    })
    const port = memoryStorage()
    const secret = 'větrák-2026'
    const params = {
      ...placement,
      registration: true,
      password: secret,
      password_confirmation: secret,
      comment: 'zvonit',
    }
    const flow = createOrderFlow(shop, { intents: storageIntentPort(port), newKey: () => 'key-0001' })
    await flow.place(params)
    expect(port.read()).not.toContain(secret)
    await flow.resume()
    expect(new Set(sent.map(({ password }) => password))).toEqual(new Set([secret]))

    sent.length = 0
    const reloaded = () => createOrderFlow(shop, { intents: storageIntentPort(port), newKey: () => 'key-0002' })
    await reloaded().resume()
    expect(sent[0]).toEqual({ key: 'key-0001', password: undefined, comment: 'zvonit' })
    sent.length = 0
    await reloaded().place(params)
    expect(sent[0]).toEqual({ key: 'key-0001', password: secret, comment: 'zvonit' })
  })

  it.each(['', '{', 'null', '[]'])('ignores an invalid stored intent (%s)', async (text) => {
    const { shop, seen } = shopOver(fine)
    expect(await createOrderFlow(shop, { intents: storageIntentPort(memoryStorage(text)) }).resume()).toBeNull()
    expect(seen).toEqual([])
  })

  it('uses the same key for the same form and a new one for a changed form', async () => {
    const keys: (string | null)[] = []
    const { shop } = shopOver((request) => {
      if (isCheck(request)) return fine()
      keys.push(request.headers.get('Idempotency-Key'))
      throw new TypeError('connection lost')
    })
    const flow = createOrderFlow(shop)
    await flow.place(placement)
    await flow.place({ ...placement })
    await flow.place({ ...placement, comment: 'jinak' })
    expect(new Set(keys).size).toBe(2)
  })

  it('C4.59 returns a rejection to the caller and clears the intent, so that a corrected form gets a new key', async () => {
    let refusals = 1
    const keys: (string | null)[] = []
    const { shop } = shopOver((request) => {
      if (isCheck(request)) return fine()
      keys.push(request.headers.get('Idempotency-Key'))
      refusals -= 1
      return refusals >= 0 ? refuse(409, 'price_changed') : { order: { code: '1' }, payment: { redirectUrl: null } }
    })
    const flow = createOrderFlow(shop)
    expect(await flow.place(placement)).toMatchObject({ ok: false, error: { code: 'price_changed', outcome: 'none' } })
    expect(flow.getState()).toMatchObject({ status: 'error', error: { code: 'price_changed' } })
    expect(await flow.place(placement)).toMatchObject({ ok: true })
    expect(new Set(keys).size).toBe(2)
  })
})

describe('validation before placing', () => {
  it('C7.24 stops the order and shows the reason in the general notice', async () => {
    const notices = createNoticeStore()
    const { shop, seen } = shopOver(() => refuse(409, 'out_of_stock', 'items.1', 'Zbývají 2 kusy'))
    const flow = createOrderFlow(shop, { notices, messages: csBasics })
    const answer = await flow.place(placement)
    expect(answer).toMatchObject({ ok: false, error: { code: 'out_of_stock', outcome: 'none' } })
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v1/cart/validate'])
    expect(flow.getState().status).toBe('error')
    expect(notices.getState()).toMatchObject([{ kind: 'danger', code: 'out_of_stock', text: 'Zbývají 2 kusy' }])
  })

  it('C7.24 stops the order as not placed when the response is lost', async () => {
    const { shop, seen } = shopOver(() => {
      throw new TypeError('connection lost')
    })
    const intents = memoryIntentPort()
    const answer = await createOrderFlow(shop, { intents }).place(placement)
    expect(answer).toMatchObject({ ok: false, error: { code: 'network', outcome: 'none' } })
    expect(intents.read()).toBeNull()
    expect(seen.every(isCheck)).toBe(true)
  })

  it('does not reject an order that was just placed with the same key', async () => {
    const { handler, orders } = orderDesk()
    const { shop } = shopOver(handler)
    const place = () => createOrderFlow(shop, { newKey: () => 'key-of-the-form' }).place(placement)
    expect(await place()).toEqual(await place())
    expect(orders.size).toBe(1)
  })
})
