import { inMarket } from '../market.ts'
import type { Shop } from '../wire.ts'

const REPLACEMENT = inMarket({ cs: 'máme ji u objednávky', sk: 'máme ju pri objednávke' })
/** Maximum length of a text, too short for a message. */
const LONGEST = 60

/**
 * A sanitized order for a mail to an address that may not belong to the customer: without notes, and without links in
 * texts. Otherwise the shop could be abused to send any text to anybody.
 */
export function sanitizedOrder(order: Shop['Order']): Shop['Order'] {
  const { comment, shipper_comment, customer, business = null, shipping, billingAddress, custom = {} } = order
  const written = withoutLinks({ customer, business, shipping, billingAddress, custom })
  return {
    ...order,
    ...written,
    // the recipient of the mail
    customer: { ...written.customer, email: customer.email },
    comment: comment ? REPLACEMENT : null,
    shipper_comment: shipper_comment ? REPLACEMENT : null,
  }
}

/**
 * A text in one line, without invisible characters, and with a space after each dot, at sign and colon, also after
 * lookalikes of other scripts that browsers treat the same: no mail program detects a link.
 */
export const linkless = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/([.。@:])(?=\S)/gu, '$1 ')

/** A copy of a value whose texts are short and without links. */
export function withoutLinks<T>(value: T): T {
  if (typeof value === 'string') return linkless(value).slice(0, LONGEST) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutLinks(inner)) as T
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutLinks(inner)])) as T
}
