import { sql } from 'kysely'
import type { Buyer } from '../cart/buyer.ts'
import { mustBeWritable } from '../cart/amounts.ts'
import { loadGoods } from '../cart/goods.ts'
import { refusal } from '../http/errors.ts'
import { asId } from '../http/ids.ts'
import { MAX_ITEMS, showList, WISH_LIST, type ListRow } from '../lists/load.ts'
import { isKnown } from '../lists/view.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeCustomer, type Customer } from './identity.ts'
import { EMPTY_WISH_LIST, noList } from './lists.ts'
import { mustBeBuyer } from './signed-in-buyer.ts'

type ItemInput = Shop['ListItemForAdd']

/** Lines of shopping lists, and the wish list (C7.38 to C7.40). Every write locks the list, so that its limit holds. */
export function listItemHandlers(services: Services): Handlers {
  const { database, clock } = services

  return {
    async addShoppingListItem(request): Promise<Shop['ShoppingList']> {
      const buyer = await mustBeBuyer(services, request)
      const id = asId((request.params as { id: number }).id)
      return database.transaction(async () => {
        const list = await lockedList(buyer.customer, { column: 'id', value: id })
        if (list === undefined) throw noList()
        return add(list, request.body as ItemInput, buyer)
      })
    },

    async addWishListItem(request): Promise<Shop['ShoppingList']> {
      const buyer = await mustBeBuyer(services, request)
      return database.transaction(async () => add(await wishList(buyer.customer), request.body as ItemInput, buyer))
    },

    async removeShoppingListItem(request, reply) {
      const customer = await mustBeCustomer(services, request)
      const { id, itemId } = request.params as { id: number; itemId: number }
      const deleted = await database.q
        .deleteFrom('shopping_list_items')
        .where('id', '=', asId(itemId))
        .where('list_id', 'in', (of) =>
          of
            .selectFrom('shopping_lists')
            .select('id')
            .where('id', '=', asId(id))
            .where('customer_id', '=', customer.id),
        )
        .returning('id')
        .executeTakeFirst()
      if (deleted === undefined)
        throw refusal('not_found', {
          title: inMarket({ cs: 'Tato položka už v seznamu není.', sk: 'Táto položka už v zozname nie je.' }),
        })
      return reply.code(204).send()
    },
  }

  function lockedList(
    { id }: Customer,
    { column, value }: { column: 'id'; value: number } | { column: 'code'; value: string },
  ): Promise<ListRow | undefined> {
    return database.q
      .selectFrom('shopping_lists')
      .selectAll()
      .where('customer_id', '=', id)
      .where(column, '=', value)
      .forUpdate()
      .executeTakeFirst()
  }

  /** Locks the wish list; creates it if it does not exist. */
  async function wishList(customer: Customer): Promise<ListRow> {
    const found = await lockedList(customer, { column: 'code', value: WISH_LIST })
    if (found !== undefined) return found
    const inserted = await database.q
      .insertInto('shopping_lists')
      .values({
        customer_id: customer.id,
        code: WISH_LIST,
        name: EMPTY_WISH_LIST.name,
        created: clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['customer_id', 'code']).doNothing())
      .returningAll()
      .executeTakeFirst()
    // a parallel request of the same customer has created it
    const list = inserted ?? (await lockedList(customer, { column: 'code', value: WISH_LIST }))
    if (list === undefined)
      throw refusal('not_found', {
        title: inMarket({
          cs: 'Seznam mezitím zmizel. Zkuste to prosím znovu.',
          sk: 'Zoznam medzitým zmizol. Skúste to, prosím, znova.',
        }),
      })
    return list
  }

  async function add(list: ListRow, input: ItemInput, buyer: Buyer): Promise<Shop['ShoppingList']> {
    const { q } = database
    const goods = (await loadGoods(q, [input.id])).get(input.id)
    if (goods === undefined || !isKnown(goods, buyer))
      throw refusal('not_found', {
        field: 'id',
        title: inMarket({ cs: 'Toto zboží už nenabízíme.', sk: 'Tento tovar už neponúkame.' }),
      })
    mustBeWritable(input.amount, goods.variant)
    const items = await q
      .selectFrom('shopping_list_items')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        sql<number>`coalesce(max(position), -1) + 1`.as('position'),
        sql<boolean>`coalesce(bool_or(variant_id = ${input.id}), false)`.as('isIn'),
      ])
      .where('list_id', '=', list.id)
      .executeTakeFirstOrThrow()
    if (!items.isIn) {
      if (items.count >= MAX_ITEMS) throw refusal('too_many')
      const { id, amount, custom = null } = input
      await q
        .insertInto('shopping_list_items')
        .values({
          ...{ list_id: list.id, position: items.position, variant_id: id, amount },
          custom: custom && JSON.stringify(custom),
        })
        .execute()
    }
    return showList(q, list, buyer)
  }
}
