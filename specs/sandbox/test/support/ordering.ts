import type { Shop } from '../../src/wire.ts'
import { INVOICE } from './acts.ts'
import { newCustomer, type SignedIn } from './customers.ts'
import { newKey, placement, samples } from './shopping.ts'
import type { Taking } from './taken.ts'
import type { Ask, World } from './world.ts'

const API = '/store/api/v1'
const FIRM = { business_name: 'Vzduch, s. r. o.', TIN: '12345679', VATIN: 'CZ12345679' }
const GIFT = 991_301
/** What each buyer has, and how much of the goods there is. */
export const [CREDITS, USES, PIECES] = [20, 3, 90]

type Filled = Pick<World, 'database' | 'clock'>

export interface Buyer extends SignedIn {
  readonly coupon: string
}

/** A new customer with credits and a coupon of their own. */
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

/** Two things to buy, and a third that is a gift with any order; what is not that for others is taken back by the answer. */
export async function goodsWithGift({ database }: Pick<World, 'database'>) {
  const variants = (await samples({ database }, 3, PIECES, 130)).map(({ id }) => id)
  const gift = { id: GIFT, name: 'Dárek', variant_id: variants[2] ?? 0, price_from: 1, price_thousandths: 0 }
  const noGift = () => database.q.deleteFrom('order_gifts').where('id', '=', GIFT).execute()
  await noGift()
  await database.q.insertInto('order_gifts').values(gift).execute()
  return { variants, noGift }
}

/** How somebody orders. */
export interface Wish {
  readonly payment: number
  /** Of the two things. */
  readonly amounts: readonly [number, number]
  readonly coupon: boolean
  readonly credits: number
  readonly gift: boolean
  readonly time: boolean
}

/** Places an order; as a company when it is paid by invoice. */
export async function placeFor(
  ask: Ask,
  { bearer, email, coupon, id: customer }: Buyer,
  wish: Wish,
  variants: readonly number[],
): Promise<{ readonly order: Shop['Order']; readonly taking: Taking }> {
  const business = wish.payment === INVOICE ? FIRM : null
  if (business) {
    await ask('PATCH', `${API}/user`, { business }, { bearer })
    await ask('POST', '/sandbox/on-invoice', { email, days: 14 })
  }
  for (const [at, amount] of wish.amounts.entries())
    if (amount > 0) await ask('POST', `${API}/cart/items`, { id: variants[at], amount }, { bearer })
  if (wish.coupon) await ask('POST', `${API}/cart/coupon`, { couponCode: coupon }, { bearer })
  if (wish.credits > 0) await ask('POST', `${API}/cart/credits`, { credits: wish.credits }, { bearer })
  const times = `${API}/delivery-times?since=2026-11-25&shipperId=1`
  const [time] = wish.time ? ((await ask('GET', times)).body as Shop['DeliveryTime'][]) : []
  const sent = placement({
    ...{ payment_id: wish.payment, email, business, delivery_time_id: time?.id ?? null },
    ...(wish.gift && { order_gifts: [GIFT] }),
  })
  const { status, body } = await ask('POST', `${API}/cart/place`, sent, { bearer, key: newKey() })
  if (status !== 201) throw new Error(`Placing failed: ${JSON.stringify(body)}`)
  const order = body.order as Shop['Order']
  return { order, taking: { id: order.id, customer, coupon, time: time?.id ?? null, variants } }
}
