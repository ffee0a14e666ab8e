import { randomBytes } from 'node:crypto'
import { findCart } from '../cart/find.ts'
import { loadLines, type CartLine } from '../cart/load.ts'
import { refusal } from '../http/errors.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers, Services } from '../services.ts'
import type { Shop } from '../wire.ts'
import { mustBeCustomer, type Customer } from './identity.ts'

/** Shopping lists of customers (C7.36). */
export function listHandlers(services: Services): Handlers {
  const { database, clock } = services
  return {
    async saveCartAsList(request, reply): Promise<Shop['SavedList']> {
      const identity = { kind: 'customer', customer: await mustBeCustomer(services, request) } as const
      const name = (request.body as { name: string }).name.trim()
      if (name === '') throw refusal('validation', { field: 'name', title: 'Napište prosím název seznamu.' })
      return once<Shop['SavedList']>(services, request, reply, {
        operation: 'saveCartAsList',
        identity,
        async run() {
          const cart = await findCart(services, identity)
          const items = cart === null ? [] : itemsOf(await loadLines(database.q, cart.id))
          if (items.length === 0) throw refusal('cart_empty')
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

  async function insertList({ id }: Customer, name: string): Promise<{ id: number; code: string }> {
    const made = await database.q
      .insertInto('shopping_lists')
      .values({
        customer_id: id,
        code: randomBytes(12).toString('base64url'),
        name,
        created: clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['customer_id', 'name']).doNothing())
      .returning(['id', 'code'])
      .executeTakeFirst()
    if (made === undefined) throw refusal('name_taken', { field: 'name' })
    return made
  }
}

/** Each variant once, with all its pieces. */
function itemsOf(lines: readonly CartLine[]): { variant_id: number; amount: number }[] {
  const amounts = new Map<number, number>()
  for (const { variant, amount } of lines)
    if (variant.withdrawn === null) amounts.set(variant.id, amount + (amounts.get(variant.id) ?? 0))
  return [...amounts].map(([variant_id, amount]) => ({ variant_id, amount }))
}
