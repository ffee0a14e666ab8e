import { describe, expect, it } from 'vitest'
import { placementFrom } from '@vanek/sdk/checkout'
import { createOrderFlow, memoryIntents } from '@vanek/sdk/flows'
import { refuse, type SeenRequest, shopOver } from '../testing/back-end.ts'
import { courier, filledForm } from '../testing/orders.ts'

const placement = placementFrom(filledForm, { prices: { totalWithTax: 1389 } }, courier)

/** A back end that keeps orders by key; `lose` says which answers get lost on their way back. */
function orderDesk(lose: (sent: number) => boolean = () => false) {
  const orders = new Map<string, { code: string }>()
  let sent = 0
  const handler = ({ headers }: SeenRequest) => {
    sent += 1
    const key = headers.get('Idempotency-Key') ?? ''
    if (!orders.has(key)) orders.set(key, { code: `26${orders.size}` })
    if (lose(sent)) throw new TypeError('connection lost')
    return { order: orders.get(key), payment: { redirectUrl: null } }
  }
  return { handler, orders }
}

describe('createOrderFlow', () => {
  it('places one order for a double click', async () => {
    const { handler, orders } = orderDesk()
    const placed: unknown[] = []
    const { shop, seen } = shopOver(handler)
    const flow = createOrderFlow(shop, { onPlaced: ({ order }) => placed.push(order.code) })
    const [one, two] = await Promise.all([flow.place(placement), flow.place(placement)])
    expect(one).toEqual(two)
    expect(seen).toHaveLength(1)
    expect(orders.size).toBe(1)
    expect(placed).toEqual(['260'])
    expect(flow.getState().status).toBe('placed')
  })

  it('keeps the key before the request leaves', async () => {
    const intents = memoryIntents()
    const keys: unknown[] = []
    const { shop } = shopOver(({ headers }) => {
      keys.push(headers.get('Idempotency-Key'), intents.read()?.key)
      return refuse(409, 'cart_empty')
    })
    await createOrderFlow(shop, { intents, newKey: () => 'key-0001' }).place(placement)
    expect(keys).toEqual(['key-0001', 'key-0001'])
    expect(intents.read()).toBeNull()
  })

  it('verifies an order whose answer was lost, also after a reload, and ends in the same one', async () => {
    const { handler, orders } = orderDesk((sent) => sent <= 3)
    const { shop } = shopOver(handler)
    const intents = memoryIntents()
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

  it('repeats the same key for the same form and takes a new one for a changed form', async () => {
    const keys: (string | null)[] = []
    const { shop } = shopOver(({ headers }) => {
      keys.push(headers.get('Idempotency-Key'))
      throw new TypeError('connection lost')
    })
    const flow = createOrderFlow(shop)
    await flow.place(placement)
    await flow.place({ ...placement })
    await flow.place({ ...placement, comment: 'jinak' })
    expect(new Set(keys).size).toBe(2)
  })

  it('ends the intent of a refused order, so that the mended form is a new one', async () => {
    let refusals = 1
    const keys: (string | null)[] = []
    const { shop } = shopOver(({ headers }) => {
      keys.push(headers.get('Idempotency-Key'))
      refusals -= 1
      return refusals >= 0 ? refuse(409, 'price_changed') : { order: { code: '1' }, payment: { redirectUrl: null } }
    })
    const flow = createOrderFlow(shop)
    expect(await flow.place(placement)).toMatchObject({ ok: false, error: { code: 'price_changed', outcome: 'none' } })
    expect(flow.getState()).toMatchObject({ status: 'refused', error: { code: 'price_changed' } })
    expect(await flow.place(placement)).toMatchObject({ ok: true })
    expect(new Set(keys).size).toBe(2)
  })
})
