import { refusal } from '../http/errors.ts'
import type { OrderRow } from '../orders/view.ts'

/** Pages of the shop that mails lead to, by what the mail is about. No mail leads anywhere else in the shop. */
const PAGES = {
  activation: '/aktivovat',
  newsletter: '/aktivovat',
  known_email: '/prihlasit',
  reset_password: '/resetovat-heslo',
  password_changed: '/zapomenute-heslo',
  email_change: '/potvrdit-email',
  order_lookup: '/sledovani-objednavky',
  order_link: '/sledovani-objednavky/odkaz',
  own_orders: '/uzivatel/objednavky',
  withdrawal: '/odstoupit-od-smlouvy',
  quote: '/nabidka',
} as const

export type LinkedMail = keyof typeof PAGES

interface InShop {
  readonly shopOrigin: string
}

/** The address that mails of this kind lead to. */
export function linkIn(kind: LinkedMail, { shopOrigin }: InShop, query: Readonly<Record<string, string>> = {}): string {
  const link = new URL(PAGES[kind], shopOrigin)
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value)
  return link.href
}

/**
 * Where an order is seen later: in the account that it belongs to, else where it is looked up by its number and e-mail. A
 * mail may be passed on, and is kept for years: its link opens the order to nobody by itself.
 */
export function orderLink(
  { id, code, customer_id }: Pick<OrderRow, 'id' | 'code' | 'customer_id'>,
  shop: InShop,
): string {
  return customer_id === null ? linkIn('order_lookup', shop, { cislo: code }) : `${linkIn('own_orders', shop)}/${id}`
}

/**
 * Looks at the address that a caller wants a mail to lead to. It must be letter by letter the one that mails of this kind
 * lead to, so that there is nothing to read differently. The link itself is made by `linkIn`, never of what was sent.
 *
 * @throws the refusal `validation`
 */
export function mustLeadTo(kind: LinkedMail, shop: InShop, callbackUrl: string): void {
  if (callbackUrl !== linkIn(kind, shop))
    throw refusal('validation', {
      field: 'callbackUrl',
      title: 'Odkaz v e-mailu smí vést jen na stránku našeho obchodu.',
    })
}
