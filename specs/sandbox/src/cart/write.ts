import { sql } from 'kysely'
import { stockOf, type VariantRow } from '../catalogue/variants.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { listPrice, type PriceList } from '../pricing/price-list.ts'
import type { Services } from '../services.ts'
import { isVisible, type Identity } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import { allowedAmount } from './amounts.ts'
import { payByCredits, returnCredits } from './credits.ts'
import type { CartRow } from './load.ts'

export interface Written {
  readonly itemId: number
  readonly changedAmount: number
  readonly warnings: Shop['Warning'][]
}

type ForAdd = Shop['CartItemForAdd']

/** Puts a variant into a locked cart: into its line when there is one, else into a new one. */
export async function addItem(
  services: Services,
  cart: CartRow,
  wish: ForAdd,
  { identity, list }: { identity: Identity; list: PriceList },
): Promise<Written> {
  const { q } = services.database
  const variant = await saleableVariant(services, wish.id, { identity, list })
  const lines = await q
    .selectFrom('cart_items')
    .select(['id', 'amount', 'own_line'])
    .where('cart_id', '=', cart.id)
    .where('variant_id', '=', variant.id)
    .orderBy('id')
    .execute()
  const line = wish.newLine === true ? undefined : lines.find(({ own_line }) => !own_line)
  const before = line?.amount ?? 0
  const elsewhere = lines.reduce((sum, { amount }) => sum + amount, 0) - before
  const stock = await stockOf(q, [variant.id])
  const { amount, warnings } = allowedAmount(variant, stock.get(variant.id), before + wish.amount, elsewhere)
  if (amount <= before) throw refusal('out_of_stock', { field: 'amount' })
  const custom = wish.custom === undefined || wish.custom === null ? null : JSON.stringify(wish.custom)
  const { id } = line
    ? await q
        .updateTable('cart_items')
        .set({ amount })
        .where('id', '=', line.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await q
        .insertInto('cart_items')
        .values({ cart_id: cart.id, variant_id: variant.id, amount, own_line: wish.newLine === true, custom })
        .returning('id')
        .executeTakeFirstOrThrow()
  if (wish.credits === true)
    await payByCredits(services, cart, identity, { variant, itemId: id, pieces: amount - before })
  return { itemId: id, changedAmount: amount - before, warnings: warnings.map((one) => ({ ...one, itemId: id })) }
}

/** Sets the amount of a line of a locked cart. */
export async function setAmount(services: Services, cart: CartRow, itemId: number, wanted: number): Promise<Written> {
  const { q } = services.database
  const line = await lineOf(services, cart, itemId)
  const variant = await q.selectFrom('variants').selectAll().where('id', '=', line.variant_id).executeTakeFirstOrThrow()
  const { elsewhere } = await q
    .selectFrom('cart_items')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('elsewhere'))
    .where('cart_id', '=', cart.id)
    .where('variant_id', '=', variant.id)
    .where('id', '!=', itemId)
    .executeTakeFirstOrThrow()
  const stock = await stockOf(q, [variant.id])
  const { amount, warnings } = allowedAmount(variant, stock.get(variant.id), wanted, elsewhere)
  await returnCredits(services, cart, line, amount)
  await q.updateTable('cart_items').set({ amount }).where('id', '=', itemId).execute()
  return { itemId, changedAmount: amount - line.amount, warnings: warnings.map((one) => ({ ...one, itemId })) }
}

export async function removeItem(services: Services, cart: CartRow, itemId: number): Promise<void> {
  const line = await lineOf(services, cart, itemId)
  const { id } = line
  await returnCredits(services, cart, line, 0)
  await services.database.q.deleteFrom('cart_items').where('id', '=', id).execute()
}

export async function removeAllItems(services: Services, cart: CartRow): Promise<void> {
  const { database } = services
  const lines = await database.q
    .selectFrom('cart_items')
    .select(['id', 'amount', 'credits'])
    .where('cart_id', '=', cart.id)
    .where('credits', '>', 0)
    .execute()
  for (const line of lines) await returnCredits(services, cart, line, 0)
  await database.q.deleteFrom('cart_items').where('cart_id', '=', cart.id).execute()
}

async function lineOf({ database }: Services, cart: CartRow, itemId: number) {
  const line = await database.q
    .selectFrom('cart_items')
    .select(['id', 'variant_id', 'amount', 'credits'])
    .where('cart_id', '=', cart.id)
    .where('id', '=', asId(itemId))
    .executeTakeFirst()
  if (line === undefined) throw refusal('not_found', { field: 'id', title: 'Tato položka už v košíku není.' })
  return line
}

/** @throws the refusals `not_found` and `not_saleable` */
async function saleableVariant(
  { database }: Services,
  id: number,
  { identity, list }: { identity: Identity; list: PriceList },
): Promise<VariantRow> {
  const row = await database.q
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .select(['products.saleable', 'products.visible_to'])
    .where('variants.id', '=', asId(id))
    .executeTakeFirst()
  if (row === undefined) throw refusal('not_found', { field: 'id', title: 'Toto zboží už nenabízíme.' })
  const groups = identity.kind === 'customer' ? identity.customer.groups : []
  if (!isVisible(row, groups))
    throw refusal('not_saleable', { field: 'id', title: 'Toto zboží není v prodeji pro každého.' })
  if (!row.saleable || listPrice(row.price, list) <= 0) throw refusal('not_saleable', { field: 'id' })
  return row
}
