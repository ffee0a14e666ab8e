import { sql } from 'kysely'
import { addressView } from '../addresses/view.ts'
import { claimsOf, claimView } from '../claims/claim.ts'
import { documentsView } from '../invoices/view.ts'
import { withdrawalsOf } from '../withdrawals/rules.ts'
import { ownOrderView, type OrderRow } from '../orders/view.ts'
import { docOf } from '../quotes/view.ts'
import type { Services } from '../services.ts'
import type { Customer } from '../shop/identity.ts'
import type { Shop } from '../wire.ts'
import { pendingEmailChange } from './email-change.ts'

type Copy = Shop['CustomerExport']

const iso = (at: string): string => new Date(at).toISOString()

/** All stored data about a customer. tables.ts lists which tables are included. */
export async function exportOf(services: Services, customer: Customer): Promise<Copy> {
  const { id, email } = customer
  return {
    made: services.clock.now().toISOString(),
    profile: profileOf(customer),
    emailChange: await pendingEmailChange(services, id),
    newsletter: await newsletterOf(services, email),
    sessions: await sessionsOf(services, id),
    addresses: await addressesOf(services, id),
    lists: await listsOf(services, id),
    cart: await cartOf(services, id),
    orders: await ordersOf(services, id),
    quotes: await quotesOf(services, id),
    reviews: await reviewsOf(services, id),
    watchers: await watchersOf(services, email),
  }
}

function profileOf({ id, email, doc, groups, price_list, invoice_days, credits }: Customer): Copy['profile'] {
  const { firstName, lastName, phone, address, business, custom = {} } = doc
  return {
    ...{ id: String(id), email, firstName, lastName, phone, address, business, custom },
    ...{ groups, priceList: price_list, invoiceDays: invoice_days, credits },
  }
}

async function newsletterOf({ database }: Services, email: string): Promise<Copy['newsletter']> {
  const row = await database.q.selectFrom('newsletter').selectAll().where('email', '=', email).executeTakeFirst()
  if (row === undefined) return null
  const { confirmed, created, confirmed_at } = row
  return { confirmed, asked: iso(created), since: confirmed && confirmed_at !== null ? iso(confirmed_at) : null }
}

async function sessionsOf({ database, clock }: Services, id: number): Promise<Copy['sessions']> {
  const rows = await database.q
    .selectFrom('access_tokens')
    .select('expires')
    .where('customer_id', '=', id)
    .where('expires', '>', clock.now().toISOString())
    .orderBy('expires')
    .execute()
  return rows.map(({ expires }) => ({ expires: iso(expires) }))
}

async function addressesOf({ database }: Services, id: number): Promise<Copy['addresses']> {
  const rows = await database.q
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(addressView)
}

/** Lines of a list or of a cart with the names of their goods. */
function linesIn(services: Services, table: 'shopping_list_items' | 'cart_items', column: string, id: number | string) {
  return sql<Shop['ExportedLine'] & { readonly custom: Shop['ExportedLine']['custom'] | undefined }>`
    select variants.fullname as name, line.variant_id as "variantId", line.amount::float8 as amount, line.custom
    from ${sql.table(table)} as line left join variants on variants.id = line.variant_id
    where ${sql.ref(`line.${column}`)} = ${id} order by line.id`
    .execute(services.database.q)
    .then(({ rows }) => rows)
}

async function listsOf(services: Services, id: number): Promise<Copy['lists']> {
  const lists = await services.database.q
    .selectFrom('shopping_lists')
    .select(['id', 'name', 'created'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute()
  return Promise.all(
    lists.map(async (list) => ({
      name: list.name,
      created: iso(list.created),
      items: await linesIn(services, 'shopping_list_items', 'list_id', list.id),
    })),
  )
}

async function cartOf(services: Services, id: number): Promise<Copy['cart']> {
  const cart = await services.database.q
    .selectFrom('carts')
    .selectAll()
    .where('customer_id', '=', id)
    .where('ordered', '=', false)
    .executeTakeFirst()
  if (cart === undefined) return null
  const { touched, coupon_code, credits, customer, shipping_address, billing_address, comment } = cart
  return {
    ...{ touched: iso(touched), coupon: coupon_code, credits, comment },
    items: await linesIn(services, 'cart_items', 'cart_id', cart.id),
    details: [customer, shipping_address, billing_address].filter((details) => details !== null),
  }
}

async function ordersOf(services: Services, id: number): Promise<Copy['orders']> {
  const rows = await services.database.q
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('created')
    .orderBy('code')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      order: ownOrderView(row, services),
      consents: consentsOf(row),
      documents: (await documentsView(services, row)).data,
      withdrawals: withdrawalsOf(row).map(({ number, name, note, bankAccount, toConfirm }) => ({
        ...{ number, name, note },
        bank_account: bankAccount ?? toConfirm ?? null,
      })),
      claims: (await claimsOf(services, row.id)).map(claimView),
    })),
  )
}

/** Checkboxes of the order; all other details are in the order itself. */
const consentsOf = ({ placement }: Pick<OrderRow, 'placement'>): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    Object.entries(placement).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )

async function quotesOf({ database }: Services, id: number): Promise<Copy['quotes']> {
  const rows = await database.q
    .selectFrom('quotes')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('created')
    .orderBy('number')
    .execute()
  return rows.map(({ number, created, valid_until, doc }) => {
    const { name, business, note } = docOf({ doc })
    return { number, created: iso(created), validUntil: valid_until, name, business, note }
  })
}

async function reviewsOf({ database }: Services, id: number): Promise<Copy['reviews']> {
  const rows = await database.q
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .selectAll('reviews')
    .select('products.name as product')
    .where('customer_id', '=', id)
    .orderBy('reviews.id')
    .execute()
  return rows.map(({ product, author, rating, body, pros, cons, created, photos }) => ({
    ...{ product, name: author, rating, text: body, pros, cons, created: iso(created) },
    photos: photos.map(({ path }) => path),
  }))
}

async function watchersOf({ database }: Services, email: string): Promise<Copy['watchers']> {
  const rows = await database.q
    .selectFrom('watchers')
    .innerJoin('products', 'products.id', 'watchers.product_id')
    .leftJoin('variants', 'variants.id', 'watchers.variant_id')
    .select(['products.name', 'variants.fullname', 'watchers.created'])
    .where('email', '=', email)
    .orderBy('watchers.id')
    .execute()
  return rows.map(({ name, fullname, created }) => ({ product: fullname ?? name, created: iso(created) }))
}
