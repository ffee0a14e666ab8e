import type { Services } from '../services.ts'
import { HOME_CURRENCY } from '../pricing/currency.ts'
import type { Customer } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import { buyerOf } from './buyer.ts'
import { openCart } from './find.ts'
import { loadLines, type CartRow } from './load.ts'
import { mergeLines } from './merge-lines.ts'
import { draftOf, saveDraft } from './write.ts'

type Result = Shop['CartMerge']

/**
 * Moves the lines of a guest's cart into the customer's cart, within a transaction. The guest's cart no longer exists after
 * that. If the same customer repeats the request, the stored result is returned.
 *
 * @returns null if the guest's cart does not exist or is empty
 */
export async function mergeGuestCart(
  services: Services,
  guestTokenHash: string,
  customer: Customer,
): Promise<Result | null> {
  const { database, clock } = services
  const { q } = database
  // locks the cart against other writes and merges
  const guest = await q
    .selectFrom('carts')
    .selectAll()
    .where('token_hash', '=', guestTokenHash)
    .where('ordered', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (guest === undefined) return mergedBefore(services, guestTokenHash, customer)
  const lines = await loadLines(q, guest.id)
  if (lines.length === 0) {
    await q.deleteFrom('carts').where('id', '=', guest.id).execute()
    return null
  }
  const identity = { kind: 'customer', customer } as const
  const { list } = await buyerOf(services, identity, HOME_CURRENCY)
  const own = await openCart(services, identity)
  const draft = await draftOf(q, own)
  const result = mergeLines(draft, lines, list)
  await saveDraft(q, draft)
  await moveCoupon(services, guest, own)
  await moveDetails(services, guest, own)
  await q.deleteFrom('carts').where('id', '=', guest.id).execute()
  await q
    .insertInto('cart_merges')
    .values({
      guest_token_hash: guestTokenHash,
      customer_id: customer.id,
      result: JSON.stringify(result),
      created: clock.now().toISOString(),
    })
    .execute()
  return result
}

async function mergedBefore({ database }: Services, hash: string, { id }: Customer): Promise<Result | null> {
  const row = await database.q
    .selectFrom('cart_merges')
    .select('result')
    .where('guest_token_hash', '=', hash)
    .where('customer_id', '=', id)
    .executeTakeFirst()
  return row?.result ?? null
}

/** Moves the guest's coupon, unless the customer's cart has one. */
async function moveCoupon({ database }: Services, { coupon_code }: CartRow, own: CartRow): Promise<void> {
  if (coupon_code === null || own.coupon_code !== null) return
  await database.q.updateTable('carts').set({ coupon_code }).where('id', '=', own.id).execute()
}

/** Moves the guest's details, unless the customer's cart has some. */
async function moveDetails({ database }: Services, guest: CartRow, own: CartRow): Promise<void> {
  const { customer, shipping_address, billing_address, comment } = guest
  if (customer === null || own.customer !== null) return
  await database.q
    .updateTable('carts')
    .set({
      customer: JSON.stringify(customer),
      shipping_address: shipping_address && JSON.stringify(shipping_address),
      billing_address: billing_address && JSON.stringify(billing_address),
      comment,
    })
    .where('id', '=', own.id)
    .execute()
}
