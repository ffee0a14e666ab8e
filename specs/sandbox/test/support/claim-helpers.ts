import { expect, onTestFinished } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import { guestCart, newKey, placement, sample } from './shopping.ts'
import type { World } from './world.ts'

const API = '/store/api/v1'
const COD = 3
const HOUR_MS = 3_600_000

/** Hours until the day after delivery, for an order of Friday 13:00. */
export const DELIVERED_HOURS = 4 * 24

/** Helpers for suites about claims. */
export function claimHelpers(the: () => World) {
  const ahead = async (hours: number) => {
    onTestFinished(async () => void (await the().request('POST', '/sandbox/clock', {})))
    expect((await the().request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })).status).toBe(200)
  }
  const place = async (change: Partial<Shop['OrderPlacement']> = {}, amount = 3) => {
    const cart = await guestCart(the().request, (await sample(the(), 300, 41)).id, amount)
    const input = placement({ payment_id: COD, ...change })
    const { status, body } = await the().request('POST', `${API}/cart/place`, input, { cart, key: newKey() })
    expect(status).toBe(201)
    const order = body.order as Shop['Order']
    return { ...order, path: `${API}/orders/token/${order.token}` }
  }
  type Placed = Awaited<ReturnType<typeof place>>
  const delivered = async (change: Partial<Shop['OrderPlacement']> = {}) => {
    const order = await place(change)
    await ahead(DELIVERED_HOURS)
    return order
  }
  const filing = (order: Pick<Placed, 'items'>, change: Partial<Shop['ClaimFiling']> = {}): Shop['ClaimFiling'] => ({
    ...{ item: order.items[0]!.id, amount: 1, description: 'Po týdnu začal hlasitě pískat.', wish: 'money_back' },
    ...change,
  })
  const file = (order: Placed, change: Partial<Shop['ClaimFiling']> = {}, key = newKey()) =>
    the().request('POST', `${order.path}/claims`, filing(order, change), { key })
  const listOf = async ({ path }: Placed) => (await the().request('GET', `${path}/claims`)).body as Shop['OrderClaims']
  const send = (path: string, bytes: Buffer, type = 'image/jpeg', bearer?: string) =>
    the().request('POST', `${path}/claim-photos`, bytes, {
      headers: { 'content-type': type },
      ...(bearer !== undefined && { bearer }),
    })
  const decide = (number: string, outcome: string, more: object = {}) =>
    the().request('POST', '/sandbox/claim', { number, outcome, ...more })
  const mailsOf = async (number: string) => {
    const rows = await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()
    return rows.filter(({ subject }) => subject.includes(number))
  }
  const notesOf = async ({ path }: Placed) =>
    ((await the().request('GET', `${path}/documents`)).body as Shop['OrderDocuments']).data.slice(1)
  return { ahead, place, delivered, filing, file, listOf, send, decide, mailsOf, notesOf }
}

/** An order of a guest, with its API path. */
export type Placed = Awaited<ReturnType<ReturnType<typeof claimHelpers>['place']>>
