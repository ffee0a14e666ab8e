import { isEmail } from '../forms/email.ts'
import { orderNumberSign } from '../i18n/order-number.ts'
import { type FormFields, postedText } from '../forms/posted.ts'

/** Input of an order lookup. */
export interface OrderLookupInputs {
  /** The number of the order. */
  readonly code: string
  /** The e-mail that it was placed with. */
  readonly email: string
}

/** At most one issue per field; empty if the form can be sent. */
export type OrderLookupIssues = Readonly<
  Partial<Record<keyof OrderLookupInputs, 'required' | 'too_long' | 'email_invalid'>>
>

/** Maximum length that the back end accepts. */
export const orderLookupMaxLengths: Readonly<Record<keyof OrderLookupInputs, number>> = { code: 40, email: 254 }

/**
 * Reads a posted order lookup form. Texts are trimmed.
 *
 * @param fields - The posted form, with `code` and `email`.
 * @example
 * ```ts
 * const inputs = parseOrderLookupForm(await request.formData())
 * const issues = validateOrderLookupForm(inputs)
 * if (Object.keys(issues).length === 0)
 *   await requestOrderLookup(shop, { ...inputs, callbackUrl: 'https://shop.example/orders/link' })
 * ```
 */
export const parseOrderLookupForm = (fields: FormFields): OrderLookupInputs => ({
  code: postedText(fields, 'code').trim(),
  email: postedText(fields, 'email').trim(),
})

/**
 * Normalizes an order number: without spaces and signs like `No.` or `#`.
 *
 * @param typed - The number as typed.
 */
export const normalizeOrderCode = (typed: string): string => typed.replaceAll(/\s/g, '').replace(orderNumberSign, '')

/**
 * Validates an order lookup form. It never reveals whether the order exists.
 *
 * @param lookup - Number of the order and e-mail address as typed.
 * @returns Issues by field; an empty object if there are none.
 */
export function validateOrderLookupForm({ code, email }: OrderLookupInputs): OrderLookupIssues {
  const number = normalizeOrderCode(code)
  const typed = email.trim()
  return {
    ...(number === '' && { code: 'required' as const }),
    ...(number.length > orderLookupMaxLengths.code && { code: 'too_long' as const }),
    ...(typed === '' ? { email: 'required' as const } : !isEmail(typed) && { email: 'email_invalid' as const }),
  }
}
