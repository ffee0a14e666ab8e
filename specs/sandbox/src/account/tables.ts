import type { Schema } from '../db/schema.ts'

/** What export and deletion do with a table's rows about one customer. */
export interface TableData {
  /** The part of `CustomerExport` that contains them, or why none does. */
  readonly exported: string | { readonly not: string }
  /** What deleting the account does with them, or why they stay. */
  readonly atEnd: 'deleted' | 'anonymised' | { readonly kept: string }
}

const of = (exported: TableData['exported'], atEnd: TableData['atEnd']): TableData => ({ exported, atEnd })

const GOODS = of({ not: 'about goods, not about customers' }, { kept: 'about goods, not about customers' })
const EDITORIAL = of({ not: 'written by the shop' }, { kept: 'written by the shop' })
const LEGAL_RETENTION = 'invoices and their sources must be stored for 10 years by law'

const order = of('orders', { kept: LEGAL_RETENTION })
const money = of({ not: 'amounts and states without personal data; they are in the order' }, { kept: LEGAL_RETENTION })
const external = of(
  { not: 'records of an external service' },
  { kept: 'records of an external service, which is responsible for them' },
)

/**
 * Every table of the database. A new table fails the type check until it is listed here with what it stores about
 * customers, and a test verifies each entry.
 */
export const TABLES = {
  brands: GOODS,
  categories: GOODS,
  products: GOODS,
  variants: GOODS,
  warehouses: GOODS,
  stock: GOODS,
  product_changes: GOODS,
  price_lists: GOODS,
  coupons: GOODS,
  order_gifts: GOODS,
  comments: EDITORIAL,
  documents: EDITORIAL,
  meta: EDITORIAL,
  shippers: EDITORIAL,
  payments: EDITORIAL,
  branches: EDITORIAL,
  delivery_times: EDITORIAL,
  document_series: EDITORIAL,
  customers: of('profile', 'deleted'),
  access_tokens: of('sessions', 'deleted'),
  email_changes: of('emailChange', 'deleted'),
  ended_tokens: of(
    { not: 'hashes of tokens, only after the account has ended' },
    { kept: 'for a day, so that a repeated request gets the same response' },
  ),
  registrations: of(
    { not: 'requests that became the account, or that somebody else made with this e-mail' },
    'deleted',
  ),
  one_time_tokens: of({ not: 'hashes of tokens' }, 'deleted'),
  login_codes: of({ not: 'hashes of codes' }, 'deleted'),
  idempotency_keys: of({ not: 'copies of responses, for a day' }, 'deleted'),
  cart_merges: of({ not: 'results of cart merges, for a week' }, 'deleted'),
  addresses: of('addresses', 'deleted'),
  shopping_lists: of('lists', 'deleted'),
  shopping_list_items: of('lists', 'deleted'),
  carts: of('cart', 'deleted'),
  cart_items: of('cart', 'deleted'),
  newsletter: of('newsletter', 'deleted'),
  watchers: of('watchers', 'deleted'),
  quotes: of('quotes', 'deleted'),
  reviews: of('reviews', 'anonymised'),
  review_photos: of({ not: 'files; the reviews list them' }, 'deleted'),
  product_questions: of({ not: 'anybody may ask under any e-mail, so they may be of somebody else' }, 'deleted'),
  contact_messages: of({ not: 'anybody may write under any e-mail, so they may be of somebody else' }, 'deleted'),
  orders: order,
  order_items: order,
  order_documents: order,
  order_links: of(
    { not: 'hashes of tokens' },
    { kept: 'give access to an order for half an hour; the token of the order does so permanently' },
  ),
  withdrawal_declarations: of(
    { not: 'processed within seconds; the result is in the order' },
    { kept: 'until processed, within seconds' },
  ),
  claims: of('orders', { kept: 'disputes about a claim can take years; the token of the order still gives access' }),
  claim_photos: of(
    { not: 'files, available on the page of the order; the claims list them' },
    { kept: 'part of their claims; unattached ones are deleted after a day' },
  ),
  reservations: money,
  payment_attempts: money,
  gateway_payments: external,
  gateway_notifications: external,
  review_orders: external,
  conversion_hits: external,
  mails: of({ not: 'the mailboxes of their recipients' }, { kept: 'the mailboxes of their recipients' }),
  unsent_mails: of({ not: 'never sent' }, { kept: 'deleted automatically' }),
} as const satisfies Record<keyof Schema, TableData>
