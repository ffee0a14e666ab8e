import { randomUUID } from 'node:crypto'
import { refusal } from '../http/errors.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { CartRow } from './load.ts'

/**
 * The open cart of whoever asks; null when there is none yet. `lock` keeps other writers out until the transaction ends.
 *
 * @throws the refusal `cart_not_found` when a guest token names no open cart
 */
export async function findCart(
  { database }: Services,
  identity: Identity,
  { lock = false }: { lock?: boolean } = {},
): Promise<CartRow | null> {
  if (identity.kind === 'nobody') return null
  const carts = database.q.selectFrom('carts').selectAll()
  const mine =
    identity.kind === 'guest'
      ? carts.where('token_hash', '=', identity.tokenHash)
      : carts.where('customer_id', '=', identity.customer.id).where('ordered', '=', false)
  const row = await (lock ? mine.forUpdate() : mine).executeTakeFirst()
  if (identity.kind === 'guest' && (row === undefined || row.ordered)) throw refusal('cart_not_found')
  return row ?? null
}

/** Like `findCart` with a lock, for writes that need a cart to be there. */
export async function lockCart(services: Services, identity: Identity): Promise<CartRow> {
  const row = await findCart(services, identity, { lock: true })
  if (row === null) throw refusal('cart_not_found')
  return row
}

/** The cart to add to, locked; made when there is none. */
export async function openCart(services: Services, identity: Identity): Promise<CartRow> {
  const found = await findCart(services, identity, { lock: true })
  if (found !== null) return found
  const { database, clock, secret } = services
  const id = randomUUID()
  const now = clock.now().toISOString()
  const owner =
    identity.kind === 'customer'
      ? { token_hash: null, customer_id: identity.customer.id }
      : { token_hash: hashToken(tokenOf(secret, 'cart', id)), customer_id: null }
  const made = await database.q
    .insertInto('carts')
    .values({ id, ...owner, version: 0, coupon_code: null, created: now, touched: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  // another request of the same customer was first
  return made ?? lockCart(services, identity)
}

/** Notes a change: the next version. */
export async function touchCart({ database, clock }: Services, row: CartRow): Promise<CartRow> {
  return database.q
    .updateTable('carts')
    .set({ version: row.version + 1, touched: clock.now().toISOString() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
