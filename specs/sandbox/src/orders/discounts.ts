import { sql } from 'kysely'
import type { CouponRow } from '../cart/load.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'

/**
 * Takes one use of a coupon that has only so many. One without a limit is left alone, so that its orders never wait for
 * each other.
 *
 * @throws the refusal `coupon_invalid` when others took the last one
 */
export async function takeCoupon({ database }: Services, { code, uses_left }: CouponRow): Promise<void> {
  if (uses_left === null) return
  const { numUpdatedRows } = await database.q
    .updateTable('coupons')
    .set({ uses_left: sql`uses_left - 1` })
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw refusal('coupon_invalid', { field: 'couponCode' })
}

/**
 * Takes loyalty credits of a customer.
 *
 * @throws the refusal `price_changed` when they were spent elsewhere in between: the order would be dearer than was seen
 */
export async function takeCredits({ database }: Services, identity: Identity, credits: number): Promise<void> {
  if (credits === 0 || identity.kind !== 'customer') return
  const { numUpdatedRows } = await database.q
    .updateTable('customers')
    .set({ credits: sql`credits - ${credits}` })
    .where('id', '=', identity.customer.id)
    .where('credits', '>=', credits)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw refusal('price_changed')
}
