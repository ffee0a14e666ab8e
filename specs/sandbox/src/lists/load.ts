import type { Selectable } from 'kysely'
import type { Buyer } from '../cart/buyer.ts'
import { loadGoods } from '../cart/goods.ts'
import type { AccountSchema } from '../db/account-schema.ts'
import type { Queries } from '../db/transaction.ts'
import type { Shop } from '../wire.ts'
import { listItemView } from './view.ts'

export type ListRow = Selectable<AccountSchema['shopping_lists']>

/** Code of every customer's wish list. */
export const WISH_LIST = 'wishlist'

/** Maximum number of lists of a customer, not counting the wish list. */
export const MAX_LISTS = 50

/** Maximum number of lines in a list. */
export const MAX_ITEMS = 500

/** Lists with their lines and current goods, always in two queries. */
export async function showLists(q: Queries, rows: readonly ListRow[], buyer: Buyer): Promise<Shop['ShoppingList'][]> {
  if (rows.length === 0) return []
  const items = await q
    .selectFrom('shopping_list_items')
    .selectAll()
    .where(
      'list_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const goods = await loadGoods(
    q,
    items.map((item) => item.variant_id),
  )
  return rows.map(({ id, code, name, created }) => ({
    ...{ id, code, name, created },
    items: items
      .filter((item) => item.list_id === id)
      .map((item) => listItemView(item, goods.get(item.variant_id), buyer)),
  }))
}

/** One list with its lines. */
export async function showList(q: Queries, row: ListRow, buyer: Buyer): Promise<Shop['ShoppingList']> {
  const [shown] = await showLists(q, [row], buyer)
  if (shown === undefined) throw new Error('A list that was just read is not there.')
  return shown
}
