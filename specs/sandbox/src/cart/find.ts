import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { refusal } from '../http/errors.ts'
import { hashToken, tokenOf } from '../http/hash.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { CartRow } from './load.ts'

/**
 * The open cart of the visitor; null if there is none yet.
 *
 * @throws the refusal `cart_not_found` if a guest token belongs to no open cart
 */
export async function findCart({ database }: Services, identity: Identity): Promise<CartRow | null> {
  if (identity.kind === 'anonymous') return null
  const [column, owner] = ownerOf(identity)
  const row = await database.q
    .selectFrom('carts')
    .selectAll()
    .where(column, '=', owner)
    .where('ordered', '=', false)
    .executeTakeFirst()
  if (identity.kind === 'guest' && row === undefined) throw refusal('cart_not_found')
  return row ?? null
}

/**
 * The open cart, locked until the transaction ends. Its version is already increased.
 *
 * @throws the refusal `cart_not_found` if there is none
 */
export async function lockCart(services: Services, identity: Identity): Promise<CartRow> {
  const row = await lockedCart(services, identity)
  if (row === undefined) throw refusal('cart_not_found')
  return row
}

/** The open cart, locked; created if there is none. */
export async function openCart(services: Services, identity: Identity): Promise<CartRow> {
  const found = await lockedCart(services, identity)
  if (found !== undefined) return found
  if (identity.kind === 'guest') throw refusal('cart_not_found')
  const { database, clock, secret } = services
  const id = randomUUID()
  const now = clock.now().toISOString()
  const owner =
    identity.kind === 'customer'
      ? { token_hash: null, customer_id: identity.customer.id }
      : { token_hash: hashToken(tokenOf(secret, 'cart', id)), customer_id: null }
  const inserted = await database.q
    .insertInto('carts')
    .values({ id, ...owner, version: 1, coupon_code: null, created: now, touched: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  // a parallel request of the same customer has created it
  return inserted ?? lockCart(services, identity)
}

async function lockedCart({ database, clock }: Services, identity: Identity): Promise<CartRow | undefined> {
  if (identity.kind === 'anonymous') return undefined
  const [column, owner] = ownerOf(identity)
  return database.q
    .updateTable('carts')
    .set({ version: sql`version + 1`, touched: clock.now().toISOString() })
    .where(column, '=', owner)
    .where('ordered', '=', false)
    .returningAll()
    .executeTakeFirst()
}

function ownerOf(identity: Exclude<Identity, { kind: 'anonymous' }>) {
  return identity.kind === 'guest'
    ? (['token_hash', identity.tokenHash] as const)
    : (['customer_id', identity.customer.id] as const)
}
