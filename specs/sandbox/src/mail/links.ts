import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'
import type { OrderRow } from '../orders/view.ts'

/** Pages of the shop to which mails link, by the kind of mail. Mails link to no other pages. */
const PAGES = inMarket({
  cs: {
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
    returning: '/stranka/vraceni-do-30-dni',
  },
  sk: {
    activation: '/aktivovat',
    newsletter: '/aktivovat',
    known_email: '/prihlasit',
    reset_password: '/obnovit-heslo',
    password_changed: '/zabudnute-heslo',
    email_change: '/potvrdit-email',
    order_lookup: '/sledovanie-objednavky',
    order_link: '/sledovanie-objednavky/odkaz',
    own_orders: '/ucet/objednavky',
    withdrawal: '/odstupit-od-zmluvy',
    quote: '/ponuka',
    returning: '/stranka/vratenie-do-30-dni',
  },
})

export type LinkedMail = keyof typeof PAGES

interface InShop {
  readonly shopOrigin: string
}

/** The URL to which mails of this kind link. */
export function linkIn(kind: LinkedMail, { shopOrigin }: InShop, query: Readonly<Record<string, string>> = {}): string {
  const link = new URL(PAGES[kind], shopOrigin)
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value)
  return link.href
}

/**
 * Permanent URL of an order: in the account, or the lookup by number and e-mail. A mail may be forwarded and archived for
 * years, so its link alone does not open the order.
 */
export function orderLink(
  { id, code, customer_id }: Pick<OrderRow, 'id' | 'code' | 'customer_id'>,
  shop: InShop,
): string {
  return customer_id === null ? linkIn('order_lookup', shop, { cislo: code }) : `${linkIn('own_orders', shop)}/${id}`
}

/**
 * Validates the callback URL of a mail. It must equal the allowed one for mails of this kind, so that nothing can be
 * parsed differently. The link itself is made by `linkIn`, never from the request.
 *
 * @throws the refusal `validation`
 */
export function mustBeAllowedCallback(kind: LinkedMail, shop: InShop, callbackUrl: string): void {
  if (callbackUrl !== linkIn(kind, shop))
    throw refusal('validation', {
      field: 'callbackUrl',
      title: inMarket({
        cs: 'Odkaz v e-mailu smí vést jen na stránku našeho obchodu.',
        sk: 'Odkaz v e-maile smie viesť len na stránku nášho obchodu.',
      }),
    })
}
