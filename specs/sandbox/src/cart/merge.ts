import { piecesIn, stockOf } from '../catalogue/variants.ts'
import type { Services } from '../services.ts'
import type { Customer } from '../shop/identity.ts'
import { openCart, touchCart } from './find.ts'
import { loadLines } from './load.ts'

/**
 * Moves the lines of a guest's cart into the customer's: pieces of the same variant are added up as far as stock and
 * limits allow. The guest cart is gone afterwards, so it cannot be merged twice.
 */
export async function mergeGuestCart(services: Services, guestTokenHash: string, customer: Customer): Promise<void> {
  const { q } = services.database
  const guest = await q
    .selectFrom('carts')
    .selectAll()
    .where('token_hash', '=', guestTokenHash)
    .where('ordered', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (guest === undefined) return
  const lines = await loadLines(q, guest.id)
  if (lines.length > 0) {
    const cart = await openCart(services, { kind: 'customer', customer })
    const own = await q.selectFrom('cart_items').selectAll().where('cart_id', '=', cart.id).orderBy('id').execute()
    const stock = await stockOf(
      q,
      lines.map(({ variant }) => variant.id),
    )
    for (const { variant, amount } of lines) {
      const same = own.find((line) => line.variant_id === variant.id)
      const most = variant.check_stock
        ? Math.min(variant.amount_max, piecesIn(stock.get(variant.id)))
        : variant.amount_max
      const sum = Math.min((same?.amount ?? 0) + amount, Math.max(most, same?.amount ?? 0))
      if (same) {
        same.amount = sum
        await q.updateTable('cart_items').set({ amount: sum }).where('id', '=', same.id).execute()
      } else if (sum > 0) {
        const values = { cart_id: cart.id, variant_id: variant.id, amount: sum, own_line: false, custom: null }
        own.push(await q.insertInto('cart_items').values(values).returningAll().executeTakeFirstOrThrow())
      }
    }
    await touchCart(services, cart)
  }
  await q.deleteFrom('carts').where('id', '=', guest.id).execute()
}
