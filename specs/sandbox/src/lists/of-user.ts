import type { Queries } from '../db/transaction.ts'
import type { Shop } from '../wire.ts'
import { WISH_LIST } from './load.ts'

type ListsOfUser = Pick<Shop['User'], 'wishList' | 'shoppingLists'>

/** The lists of a customer as part of the user: goods by name only (C3.19). */
export async function listsOfUser(q: Queries, customerId: number): Promise<ListsOfUser> {
  const lists = await q
    .selectFrom('shopping_lists')
    .select(['id', 'code', 'name'])
    .where('customer_id', '=', customerId)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const items =
    lists.length === 0
      ? []
      : await itemsOf(
          q,
          lists.map(({ id }) => id),
        )
  const wishes = lists.find(({ code }) => code === WISH_LIST)
  return {
    wishList: wishes
      ? {
          id: wishes.id,
          items: items
            .filter(({ list_id }) => list_id === wishes.id)
            .map(({ id, variant_id }) => ({ id, variantId: variant_id })),
        }
      : null,
    shoppingLists: lists
      .filter(({ code }) => code !== WISH_LIST)
      .map(({ id, name }) => ({ id, name, items: items.filter(({ list_id }) => list_id === id).map(namedItem) })),
  }
}

function itemsOf(q: Queries, listIds: readonly number[]) {
  return q
    .selectFrom('shopping_list_items')
    .leftJoin('variants', (join) =>
      join.onRef('variants.id', '=', 'shopping_list_items.variant_id').on('variants.withdrawn', 'is', null),
    )
    .leftJoin('products', 'products.id', 'variants.product_id')
    .select([
      'shopping_list_items.id',
      'list_id',
      'shopping_list_items.variant_id',
      'product_id',
      'products.name',
      'slug',
    ])
    .where('list_id', 'in', listIds)
    .orderBy('shopping_list_items.position')
    .execute()
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number]

function namedItem({ id, product_id, name, slug }: Item) {
  const isKnown = product_id !== null && name !== null && slug !== null
  return { id, product: isKnown ? { id: product_id, name, slug } : null }
}
