import { sql } from 'kysely'
import type { Catalogue } from '../../seed/catalogue.ts'
import type { CustomerAddress } from '../../seed/customers.ts'
import { NEXT_ORDER_NUMBER } from '../../seed/past-orders.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Queries } from '../db/transaction.ts'
import { pastOrderRows } from './past-order-rows.ts'

/** Data of the demo customers: orders, addresses and lists. The catalogue must exist already. */
export async function insertAccounts(q: Queries, seed: Catalogue, secret: string): Promise<void> {
  const rows = await pastOrderRows(q, seed, secret)
  await insertRows(q, 'carts', rows.carts)
  await insertRows(q, 'orders', rows.orders)
  await insertRows(q, 'order_items', rows.items)
  await sql`select setval('order_numbers', greatest(last_value, ${NEXT_ORDER_NUMBER}), false) from order_numbers`.execute(
    q,
  )
  await q
    .insertInto('addresses')
    .values(seed.customers.flatMap((customer) => addressRows(customer, seed.customersSince)))
    .execute()
  await insertLists(q, seed)
}

function addressRows({ id, phone, business, addresses }: Catalogue['customers'][number], created: string) {
  return addresses.map((address, at) => ({
    customer_id: id,
    type: address.type,
    name: address.name,
    phone,
    business:
      address.type === 'billing' && business !== null
        ? JSON.stringify({ business_name: business.name, TIN: business.tin, VATIN: business.vatin })
        : null,
    address: JSON.stringify(placeOf(address)),
    is_default: addresses.findIndex(({ type }) => type === address.type) === at,
    created,
  }))
}

function placeOf({ street, city, postcode, countryCode }: CustomerAddress) {
  return { street, city, postcode, country_code: countryCode }
}

async function insertLists(q: Queries, { pastLists }: Catalogue): Promise<void> {
  for (const { customerId, code, name, created, lines } of pastLists) {
    const { id } = await q
      .insertInto('shopping_lists')
      .values({ customer_id: customerId, code, name, created })
      .returning('id')
      .executeTakeFirstOrThrow()
    await q
      .insertInto('shopping_list_items')
      .values(
        lines.map(({ variantId, amount }, position) => ({
          ...{ list_id: id, position, variant_id: variantId, amount },
          custom: null,
        })),
      )
      .execute()
  }
}
