import { trimmed } from '../text.ts'
import { randomBytes } from 'node:crypto'
import { sumAmounts } from '../amount.ts'
import { findCart } from '../cart/find.ts'
import { loadLines, type CartLine } from '../cart/load.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import { asId } from '../http/ids.ts'
import { MAX_LISTS, showList, showLists, WISH_LIST } from '../lists/load.ts'
import { inMarket } from '../market.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeCustomer, type Customer } from './identity.ts'
import { mustBeBuyer } from './signed-in-buyer.ts'

/** The wish list before anything was added. */
export const EMPTY_WISH_LIST: Shop['ShoppingList'] = {
  id: null,
  code: WISH_LIST,
  name: inMarket({ cs: 'Oblíbené', sk: 'Obľúbené' }),
  created: null,
  items: [],
}

/**
 * Shopping lists of customers (C7.33 to C7.37). Every query is limited to the customer, so another customer's list is
 * not found.
 */
export function listHandlers(services: Services): Handlers {
  const { database, clock } = services
  const ownLists = ({ id }: Customer) =>
    database.q.selectFrom('shopping_lists').selectAll().where('customer_id', '=', id)

  return {
    async getShoppingLists(request): Promise<Shop['ShoppingList'][]> {
      const buyer = await mustBeBuyer(services, request)
      const rows = await ownLists(buyer.customer).orderBy('created', 'desc').orderBy('id', 'desc').execute()
      return showLists(database.q, rows, buyer)
    },

    async getShoppingList(request): Promise<Shop['ShoppingList']> {
      const buyer = await mustBeBuyer(services, request)
      const id = asId((request.params as { id: number }).id)
      const row = await ownLists(buyer.customer).where('id', '=', id).executeTakeFirst()
      if (row === undefined) throw noList()
      return showList(database.q, row, buyer)
    },

    async getShoppingListByCode(request): Promise<Shop['ShoppingList']> {
      const buyer = await mustBeBuyer(services, request)
      const { code } = request.params as { code: string }
      const row = await ownLists(buyer.customer).where('code', '=', code).executeTakeFirst()
      if (row !== undefined) return showList(database.q, row, buyer)
      if (code === WISH_LIST) return EMPTY_WISH_LIST
      throw noList()
    },

    async removeShoppingList(request, reply) {
      const customer = await mustBeCustomer(services, request)
      const deleted = await database.q
        .deleteFrom('shopping_lists')
        .where('id', '=', asId((request.params as { id: number }).id))
        .where('customer_id', '=', customer.id)
        .returning('id')
        .executeTakeFirst()
      if (deleted === undefined) throw noList()
      return reply.code(204).send()
    },

    async saveCartAsList(request, reply): Promise<Shop['SavedList']> {
      const identity = { kind: 'customer', customer: await mustBeCustomer(services, request) } as const
      const name = trimmed((request.body as { name: string }).name)
      if (name === '')
        throw refusal('validation', {
          field: 'name',
          title: inMarket({ cs: 'Napište prosím název seznamu.', sk: 'Napíšte, prosím, názov zoznamu.' }),
        })
      return once<Shop['SavedList']>(services, request, reply, {
        operation: 'saveCartAsList',
        identity,
        async run() {
          const cart = await findCart(services, identity)
          const items = cart === null ? [] : itemsOf(await loadLines(database.q, cart.id))
          if (items.length === 0) throw refusal('cart_empty')
          await mustBeBelowLimit(identity.customer)
          const list = await insertList(identity.customer, name)
          await database.q
            .insertInto('shopping_list_items')
            .values(items.map((item, position) => ({ ...item, list_id: list.id, position })))
            .execute()
          return { status: 201, body: { ...list, name, items: items.length } }
        },
      })
    },
  }

  /** @throws the refusal `too_many` */
  async function mustBeBelowLimit({ id }: Customer): Promise<void> {
    // locks the customer, so that parallel requests count each other
    await database.q.selectFrom('customers').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
    const { count } = await database.q
      .selectFrom('shopping_lists')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', id)
      .where('code', '<>', WISH_LIST)
      .executeTakeFirstOrThrow()
    if (count >= MAX_LISTS) throw refusal('too_many')
  }

  async function insertList({ id }: Customer, name: string): Promise<{ id: number; code: string }> {
    const inserted = await database.q
      .insertInto('shopping_lists')
      .values({
        customer_id: id,
        code: randomBytes(12).toString('base64url'),
        name,
        created: clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['customer_id', 'name']).where('code', '<>', WISH_LIST).doNothing())
      .returning(['id', 'code'])
      .executeTakeFirst()
    if (inserted === undefined) throw refusal('name_taken', { field: 'name' })
    return inserted
  }
}

/** The refusal for a list that does not exist or belongs to another customer. */
export function noList(): Error {
  return refusal('not_found', {
    title: inMarket({ cs: 'Tento seznam jsme nenašli.', sk: 'Tento zoznam sme nenašli.' }),
  })
}

/** Merges items of the same variant. */
function itemsOf(lines: readonly CartLine[]): { variant_id: number; amount: number }[] {
  const amounts = new Map<number, number>()
  for (const { variant, amount } of lines)
    if (variant.withdrawn === null) amounts.set(variant.id, sumAmounts(amount, amounts.get(variant.id) ?? 0))
  return [...amounts].map(([variant_id, amount]) => ({ variant_id, amount }))
}
