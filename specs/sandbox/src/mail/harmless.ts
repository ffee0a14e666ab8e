import type { Shop } from '../wire.ts'

const KEPT_BACK = 'máme ji u objednávky'
/** Characters of a text; a message does not fit in. */
const LONGEST = 60

/**
 * An order as it is mailed to an address that need not be that of whoever ordered: without their notes, and with no link in
 * the texts they wrote. Else anybody could have the shop mail their words to anybody.
 */
export function harmless(order: Shop['Order']): Shop['Order'] {
  const { comment, shipper_comment, customer, business = null, shipping, billingAddress, custom = {} } = order
  const written = withoutLinks({ customer, business, shipping, billingAddress, custom })
  return {
    ...order,
    ...written,
    // the address that the mail goes to
    customer: { ...written.customer, email: customer.email },
    comment: comment ? KEPT_BACK : null,
    shipper_comment: shipper_comment ? KEPT_BACK : null,
  }
}

/**
 * A text in one line, without what cannot be seen, and with a space after each dot, at sign and colon, also after those of
 * other scripts, which browsers take for the same: no mail program finds a link.
 */
export const linkless = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/([.。@:])(?=\S)/gu, '$1 ')

/** The same value, whose texts are short and without links. */
export function withoutLinks<T>(value: T): T {
  if (typeof value === 'string') return linkless(value).slice(0, LONGEST) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutLinks(inner)) as T
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutLinks(inner)])) as T
}
