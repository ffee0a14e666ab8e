import { isEmail } from '../forms/email.ts'
import { orderNumberSign } from '../i18n/order-number.ts'
import { type PostedFields, postedText } from '../forms/posted.ts'

/** What an order is looked up by. */
export interface OrderLookup {
  /** The number of the order. */
  readonly code: string
  /** The e-mail that it was placed with. */
  readonly email: string
}

/** At most one reason per field; nothing at all when the form may be sent. */
export type OrderLookupIssues = Readonly<Partial<Record<keyof OrderLookup, 'required' | 'too_long' | 'email_invalid'>>>

/** The most characters that the back end takes. */
export const orderLookupLengths: Readonly<Record<keyof OrderLookup, number>> = { code: 40, email: 254 }

/** What a form posted, without spaces around. */
export const orderLookupFrom = (fields: PostedFields): OrderLookup => ({
  code: postedText(fields, 'code').trim(),
  email: postedText(fields, 'email').trim(),
})

/** A typed number as it is sent: people write spaces and signs like `No.` or `#` with it. */
export const normalizeOrderCode = (typed: string): string => typed.replaceAll(/\s/g, '').replace(orderNumberSign, '')

/** What is wrong with a lookup. Whether there is such an order is never told. */
export function checkOrderLookup({ code, email }: OrderLookup): OrderLookupIssues {
  const number = normalizeOrderCode(code)
  const typed = email.trim()
  return {
    ...(number === '' && { code: 'required' as const }),
    ...(number.length > orderLookupLengths.code && { code: 'too_long' as const }),
    ...(typed === '' ? { email: 'required' as const } : !isEmail(typed) && { email: 'email_invalid' as const }),
  }
}
