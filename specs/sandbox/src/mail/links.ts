import { refusal } from '../http/errors.ts'

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
