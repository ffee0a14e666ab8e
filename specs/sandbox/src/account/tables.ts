import type { Schema } from '../db/schema.ts'

/** What becomes of a table's rows about one customer. */
export interface Kept {
  /** The part of `CustomerExport` that they are in; else why they are in none. */
  readonly exported: string | { readonly not: string }
  /** What deleting the account does with them; else why they stay. */
  readonly atEnd: 'deleted' | 'anonymised' | { readonly kept: string }
}

const of = (exported: Kept['exported'], atEnd: Kept['atEnd']): Kept => ({ exported, atEnd })

const GOODS = of({ not: 'about goods, not about customers' }, { kept: 'about goods, not about customers' })
const EDITED = of({ not: 'written by the shop' }, { kept: 'written by the shop' })
const LAW = 'the law asks for invoices and what they are made from: 10 years'

const order = of('orders', { kept: LAW })
const money = of({ not: 'sums and states without a person; the order tells them' }, { kept: LAW })
const stranger = of(
  { not: 'the book of another service' },
  { kept: 'the book of another service, which answers for it' },
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
  comments: EDITED,
  documents: EDITED,
  meta: EDITED,
  shippers: EDITED,
  payments: EDITED,
  branches: EDITED,
  delivery_times: EDITED,
  document_series: EDITED,
  customers: of('profile', 'deleted'),
  access_tokens: of('sessions', 'deleted'),
  email_changes: of('emailChange', 'deleted'),
  ended_tokens: of(
    { not: 'hashes of tokens, only after the account has ended' },
    { kept: 'for a day, so that who repeats the request hears that it is done' },
  ),
  registrations: of({ not: 'wishes that became the account, or of somebody who only named this e-mail' }, 'deleted'),
  one_time_tokens: of({ not: 'hashes of tokens' }, 'deleted'),
  login_codes: of({ not: 'hashes of codes' }, 'deleted'),
  idempotency_keys: of({ not: 'copies of answers, for a day' }, 'deleted'),
  cart_merges: of({ not: 'how a sign-in was answered, for a week' }, 'deleted'),
  addresses: of('addresses', 'deleted'),
  shopping_lists: of('lists', 'deleted'),
  shopping_list_items: of('lists', 'deleted'),
  carts: of('cart', 'deleted'),
  cart_items: of('cart', 'deleted'),
  newsletter: of('newsletter', 'deleted'),
  watchers: of('watchers', 'deleted'),
  quotes: of('quotes', 'deleted'),
  reviews: of('reviews', 'anonymised'),
  review_photos: of({ not: 'files; the reviews say which there are' }, 'deleted'),
  product_questions: of({ not: 'anybody may ask under any e-mail, so they may be of somebody else' }, 'deleted'),
  contact_messages: of({ not: 'anybody may write under any e-mail, so they may be of somebody else' }, 'deleted'),
  orders: order,
  order_items: order,
  order_documents: order,
  order_links: of(
    { not: 'hashes of tokens' },
    { kept: 'opens an order for half an hour, as its own token does for ever' },
  ),
  withdrawal_declarations: of(
    { not: 'looked at within seconds; what came of it is in the order' },
    { kept: 'until it was looked at, within seconds' },
  ),
  claims: of('orders', { kept: 'a claim may be argued about for years; the token of the order goes on opening it' }),
  claim_photos: of(
    { not: 'pictures, which the page of the order gives; the claims say which there are' },
    { kept: 'they are part of their claims; those of none are forgotten after a day' },
  ),
  reservations: money,
  payment_attempts: money,
  gateway_payments: stranger,
  gateway_notifications: stranger,
  review_orders: stranger,
  conversion_hits: stranger,
  mails: of({ not: 'the mailboxes of their recipients' }, { kept: 'the mailboxes of their recipients' }),
  unsent_mails: of({ not: 'nobody got them' }, { kept: 'emptied by itself' }),
} as const satisfies Record<keyof Schema, Kept>
