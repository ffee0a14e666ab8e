import type { Shop } from '../../src/wire.ts'
import { INVOICE } from './order-actions.ts'
import { newCustomer, type SignedIn } from './customers.ts'
import { newKey, placement, samples } from './shopping.ts'
import type { OrderRef } from './order-state.ts'
import type { SendRequest, World } from './world.ts'

const API = '/store/api/v1'
const FIRM = { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'CZ12345679' }
const GIFT = 991_301
/** Credits of each buyer, and stock of each variant. */
export const [CREDITS, USES, PIECES] = [20, 3, 90]

type Filled = Pick<World, 'database' | 'clock'>

export interface Buyer extends SignedIn {
  readonly coupon: string
}

/** A new customer with credits and a coupon. */
export async function newBuyer({ database, clock }: Filled): Promise<Buyer> {
  const { q } = database
  const who = await newCustomer({ database, clock })
  await q.updateTable('customers').set({ credits: CREDITS }).where('id', '=', who.id).execute()
  await q.updateTable('access_tokens').set({ expires: '2030-01-01' }).where('customer_id', '=', who.id).execute()
  const coupon = `AKTY${who.id}`
  const about = { title: 'Sleva', percent_off: 10, amount_off: 0, minimum: 0, valid_until: null }
  await q
    .insertInto('coupons')
    .values({ code: coupon, ...about, uses_left: USES })
    .execute()
  return { ...who, coupon }
}

/** Two variants to buy, and a third one that is a gift; call the returned function to remove the gift. */
export async function goodsWithGift({ database }: Pick<World, 'database'>) {
  const variants = (await samples({ database }, 3, PIECES, 130)).map(({ id }) => id)
  const gift = { id: GIFT, name: 'Dárek', variant_id: variants[2] ?? 0, price_from: 1, price_thousandths: 0 }
  const noGift = () => database.q.deleteFrom('order_gifts').where('id', '=', GIFT).execute()
  await noGift()
  await database.q.insertInto('order_gifts').values(gift).execute()
  return { variants, noGift }
}

/** Options of an order. */
export interface OrderOptions {
  readonly payment: number
  /** Amounts of the two variants. */
  readonly amounts: readonly [number, number]
  readonly coupon: boolean
  readonly credits: number
  readonly gift: boolean
  readonly time: boolean
}

/** Places an order; payment by invoice makes the buyer a company. */
export async function placeFor(
  request: SendRequest,
  { bearer, email, coupon, id: customer }: Buyer,
  options: OrderOptions,
  variants: readonly number[],
): Promise<{ readonly order: Shop['Order']; readonly ref: OrderRef }> {
  const business = options.payment === INVOICE ? FIRM : null
  if (business) {
    await request('PATCH', `${API}/user`, { business }, { bearer })
    await request('POST', '/sandbox/on-invoice', { email, days: 14 })
  }
  for (const [at, amount] of options.amounts.entries())
    if (amount > 0) await request('POST', `${API}/cart/items`, { id: variants[at], amount }, { bearer })
  if (options.coupon) await request('POST', `${API}/cart/coupon`, { couponCode: coupon }, { bearer })
  if (options.credits > 0) await request('POST', `${API}/cart/credits`, { credits: options.credits }, { bearer })
  const times = `${API}/delivery-times?since=2026-11-25&shipperId=1`
  const [time] = options.time ? ((await request('GET', times)).body as Shop['DeliveryTime'][]) : []
  const sent = placement({
    ...{ payment_id: options.payment, email, business, delivery_time_id: time?.id ?? null },
    ...(options.gift && { order_gifts: [GIFT] }),
  })
  const { status, body } = await request('POST', `${API}/cart/place`, sent, { bearer, key: newKey() })
  if (status !== 201) throw new Error(`Placing failed: ${JSON.stringify(body)}`)
  const order = body.order as Shop['Order']
  return { order, ref: { id: order.id, customer, coupon, time: time?.id ?? null, variants } }
}
