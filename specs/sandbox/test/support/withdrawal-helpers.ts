import { expect, onTestFinished } from 'vitest'
import type { Shop } from '../../src/wire.ts'
import type { SignedIn } from './customers.ts'
import { guestCart, newKey, placement, samples, stockLeft } from './shopping.ts'
import type { World } from './world.ts'

const API = '/store/api/v1'
const COD = 3
const HOUR_MS = 3_600_000
/** Hours until delivery on Monday, for an order of Friday 20 November 13:00. */
export const DELIVERED = 3 * 24 + 1
/** Hours until the goods are back on Thursday and until the refund on Friday, for a withdrawal at delivery. */
export const [BACK, SENT] = [6 * 24 + 1, 7 * 24]

/** Helpers that place orders and withdraw from them. */
export function withdrawalHelpers(the: () => World) {
  const place = async (
    change: Partial<Shop['OrderPlacement']> = {},
    amounts: readonly number[] = [2],
    before: (cart: string) => Promise<unknown> = async () => undefined,
  ) => {
    const goods = await samples(the(), amounts.length, 90, 60)
    const cart = await guestCart(the().request, goods[0]!.id, amounts[0])
    for (const [at, amount] of amounts.entries())
      if (at > 0) await the().request('POST', `${API}/cart/items`, { id: goods[at]!.id, amount }, { cart })
    await before(cart)
    const input = placement({ payment_id: COD, ...change })
    const { status, body } = await the().request('POST', `${API}/cart/place`, input, { cart, key: newKey() })
    expect(status).toBe(201)
    const { order, payment } = body as Shop['OrderPlaced']
    const variants = goods.map(({ id }) => id)
    return { ...order, variants, url: payment.redirectUrl ?? '', path: `${API}/orders/token/${order.token}` }
  }
  type Placed = Awaited<ReturnType<typeof place>>
  /** Places an order of a customer: three pieces of one variant and one of another, with a coupon and 20 credits, paid on delivery. */
  const orderedBy = async (who: SignedIn, code: string) => {
    const { q } = the().database
    const { bearer } = who
    await q.updateTable('access_tokens').set({ expires: '2030-01-01' }).where('customer_id', '=', who.id).execute()
    await q.updateTable('customers').set({ credits: 20 }).where('id', '=', who.id).execute()
    const coupon = { code, title: 'Sleva', percent_off: 10, amount_off: 0, minimum: 0, valid_until: null }
    await q
      .insertInto('coupons')
      .values({ ...coupon, uses_left: 3 })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ uses_left: 3 }))
      .execute()
    const [one, two] = await samples(the(), 2, 90, 64)
    await the().request('POST', `${API}/cart/items`, { id: one!.id, amount: 3 }, { bearer })
    await the().request('POST', `${API}/cart/items`, { id: two!.id, amount: 1 }, { bearer })
    await the().request('POST', `${API}/cart/coupon`, { couponCode: code }, { bearer })
    await the().request('POST', `${API}/cart/credits`, { credits: 20 }, { bearer })
    const input = placement({ payment_id: COD, email: who.email })
    const { status, body } = await the().request('POST', `${API}/cart/place`, input, { bearer, key: newKey() })
    expect(status).toBe(201)
    const order = body.order as Shop['Order']
    return { ...order, who, variants: [one!.id, two!.id], url: '', path: `${API}/orders/token/${order.token}` }
  }
  const read = async ({ path }: Pick<Placed, 'path'>) => (await the().request('GET', path)).body as Shop['Order']
  const withdrawals = async ({ path }: Placed, query = '') =>
    (await the().request('GET', `${path}/withdrawals${query}`)).body as Shop['OrderWithdrawals']
  const withdraw = ({ path }: Pick<Placed, 'path'>, body: object = {}, key = newKey(), bearer?: string) =>
    the().request('POST', `${path}/withdrawals`, body, { key, ...(bearer && { bearer }) })
  let hoursAhead = 0
  const ahead = async (hours: number) => {
    hoursAhead = hours
    onTestFinished(async () => {
      hoursAhead = 0
      await the().request('POST', '/sandbox/clock', {})
    })
    expect((await the().request('POST', '/sandbox/clock', { aheadMs: hours * HOUR_MS })).status).toBe(200)
  }
  /** Runs everything that is due now. */
  const now = () => ahead(hoursAhead)
  const delivered = async (...more: Parameters<typeof place>) => {
    const order = await place(...more)
    await ahead(DELIVERED)
    expect((await read(order)).status).toBe('delivered')
    return order
  }
  /** The delivery cost above the cheapest home delivery, which is not refunded. */
  const deliverySurchargeOf = async ({ prices }: Pick<Shop['Order'], 'prices'>) => {
    const { q } = the().database
    const rows = await q.selectFrom('shippers').select('price').where('type', '<>', 'PERSONAL').execute()
    return prices.shipperPriceWithTax - Math.min(...rows.map(({ price }) => price / 100))
  }
  const press = (url: string, what: string) =>
    the().app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `do=${what}`,
    })
  const mailsOf = async ({ code }: Pick<Placed, 'code'>) => {
    const rows = await the().database.q.selectFrom('mails').selectAll().orderBy('id').execute()
    return rows.filter(({ kind, subject }) => kind.startsWith('withdraw') && subject.includes(code))
  }
  const kinds = async (order: Pick<Placed, 'code'>) => (await mailsOf(order)).map(({ kind }) => kind)
  const stocks = ({ variants }: Placed) => Promise.all(variants.map((id) => stockLeft(the(), id)))
  const creditNotes = async ({ path }: Placed) =>
    ((await the().request('GET', `${path}/documents`)).body as Shop['OrderDocuments']).data
      .filter(({ kind }) => kind === 'credit_note')
      .map(({ total }) => total)
  const lines = (...pairs: readonly (readonly [item: number, amount: number])[]) => ({
    lines: pairs.map(([item, amount]) => ({ item, amount })),
  })
  return {
    ...{
      place,
      read,
      withdrawals,
      withdraw,
      ahead,
      now,
      delivered,
      deliverySurchargeOf,
      press,
      mailsOf,
      kinds,
      stocks,
      creditNotes,
    },
    ...{ lines, orderedBy },
  }
}
