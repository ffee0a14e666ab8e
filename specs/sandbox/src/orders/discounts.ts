import { sql } from 'kysely'
import type { CouponRow } from '../cart/load.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'

/**
 * Counts one use of a coupon with a limit. A coupon without a limit is not updated, so that its orders do not wait for each
 * other's locks.
 *
 * @throws the refusal `coupon_invalid` if no use is left
 */
export async function countCouponUse({ database }: Services, { code, uses_left }: CouponRow): Promise<void> {
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
 * Subtracts loyalty credits from a customer.
 *
 * @throws the refusal `price_changed` if they were spent in another order: this order would cost more than shown
 */
export async function spendCredits({ database }: Services, identity: Identity, credits: number): Promise<void> {
  if (credits === 0 || identity.kind !== 'customer') return
  const { numUpdatedRows } = await database.q
    .updateTable('customers')
    .set({ credits: sql`credits - ${credits}` })
    .where('id', '=', identity.customer.id)
    .where('credits', '>=', credits)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw refusal('price_changed')
}
