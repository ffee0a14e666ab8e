import { sql } from 'kysely'
import type { VariantRow } from '../catalogue/variants.ts'
import { refusal } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { Identity } from '../shop/identity.ts'
import type { CartRow } from './load.ts'

/**
 * Pays added pieces of a line by loyalty credits: what the variant costs in credits goes to the credits of the cart.
 *
 * @throws the refusals `unauthorized`, `not_saleable` (not for credits), `credits_insufficient`
 */
export async function payByCredits(
  { database }: Services,
  cart: CartRow,
  identity: Identity,
  { variant, itemId, pieces }: { variant: VariantRow; itemId: number; pieces: number },
): Promise<void> {
  if (identity.kind !== 'customer') throw refusal('unauthorized', { field: 'credits' })
  if (variant.credits_price === null)
    throw refusal('not_saleable', { field: 'credits', title: 'Toto zboží za kredity neprodáváme.' })
  const price = variant.credits_price * pieces
  if (cart.credits + price > identity.customer.credits) throw refusal('credits_insufficient', { field: 'credits' })
  const { q } = database
  await q
    .updateTable('cart_items')
    .set({ credits: sql`credits + ${price}` })
    .where('id', '=', itemId)
    .execute()
  await q
    .updateTable('carts')
    .set({ credits: cart.credits + price })
    .where('id', '=', cart.id)
    .execute()
}

/** Takes back what a line was paid by, for the pieces that left it. */
export async function returnCredits(
  { database }: Services,
  cart: CartRow,
  line: { readonly id: number; readonly amount: number; readonly credits: number },
  piecesLeft: number,
): Promise<void> {
  const kept = Math.floor((line.credits * Math.min(piecesLeft, line.amount)) / line.amount)
  if (kept === line.credits) return
  const { q } = database
  await q.updateTable('cart_items').set({ credits: kept }).where('id', '=', line.id).execute()
  const back = line.credits - kept
  await q
    .updateTable('carts')
    .set({ credits: sql`greatest(0, credits - ${back})` })
    .where('id', '=', cart.id)
    .execute()
}
