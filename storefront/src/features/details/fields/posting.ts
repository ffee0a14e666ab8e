import * as texts from '#texts/features/details/fields'
import type { AddressType, UserAddress } from '@vanek/sdk/account'
import {
  type CheckoutInputs,
  type CheckoutStep,
  type FormContext,
  type CheckoutIssues,
  type CheckoutField,
  type AddressValidationResults,
  mapPlaceOrderIssues,
  type PlaceOrderError,
  validateCheckoutForm,
} from '@vanek/sdk/checkout'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'

const prefix = 'address:'

/** The `intent` of the details form that fills in a saved address, or clears the inputs of an address type. */
export const addressIntent = (target: number | AddressType): string => `${prefix}${target}`

export const isAddressIntent = (intent: unknown): intent is string =>
  typeof intent === 'string' && intent.startsWith(prefix)

/** The address or type of such an intent; undefined for any other intent, null for an address that no longer exists. */
export function requestedAddress(
  intent: unknown,
  addresses: readonly UserAddress[],
): UserAddress | AddressType | null | undefined {
  if (!isAddressIntent(intent)) return undefined
  const target = intent.slice(prefix.length)
  if (target === 'shipping' || target === 'billing') return target
  return addresses.find(({ id }) => String(id) === target) ?? null
}

/** The error of the whole order, and the step where it can be fixed. */
export interface Problem {
  readonly text: string
  readonly mendAt: Exclude<CheckoutStep, 'info'> | null
}

const inCart = [
  'out_of_stock',
  'not_saleable',
  'cart_empty',
  'cart_not_found',
  'gift_unavailable',
  'coupon_invalid',
  'price_changed',
  'below_minimum_order',
  'shopping_disabled',
]
const inMethods = [
  'shipper_unavailable',
  'payment_unavailable',
  'branch_required',
  'branch_unavailable',
  'delivery_time_unavailable',
]

/** The step where an error can be fixed; null if it is not one before the details. */
const mendAt = (code: string): Problem['mendAt'] => {
  if (inCart.includes(code)) return 'index'
  return inMethods.includes(code) ? 'methods' : null
}

/** What to do about each input, as text. */
export type DetailsTexts = Readonly<Partial<Record<CheckoutField, string>>>

/** Codes for issues of the validation service that have the same texts as those of the form. */
const verdictCodes: Readonly<Partial<Record<CheckoutField, string>>> = {
  tin: 'tin_invalid',
  phone: 'phone_invalid',
  shippingPhone: 'phone_invalid',
}

/** The text for one issue. */
export const textOf = (field: CheckoutField, code: string): string => {
  if (code !== 'verdict_error') return issueText(messages, { code, field })
  if (field === 'fullName' || field === 'shippingFullName') return texts.nameCharacters
  return issueText(messages, { code: verdictCodes[field] ?? code, field })
}

/** The texts for issues. */
export const textsOf = (issues: CheckoutIssues): DetailsTexts =>
  Object.fromEntries(Object.entries(issues).map(([field, code]) => [field, textOf(field as CheckoutField, code)]))

/** The errors of the form as texts; an empty object if there are none. */
export const detailsTexts = (
  inputs: CheckoutInputs,
  context: FormContext,
  verdicts: AddressValidationResults = {},
): DetailsTexts => textsOf(validateCheckoutForm(inputs, context, verdicts))

/** The errors of the back end, split into those of inputs and the rest (C4.59). */
export function refusalTexts(
  error: PlaceOrderError,
  inputs: CheckoutInputs,
  context: FormContext,
): { readonly errors: DetailsTexts; readonly problem: Problem | null } {
  const { byInput, others } = mapPlaceOrderIssues(error.issues, inputs, context)
  const errors = Object.fromEntries(
    Object.entries(byInput).map(([field, { title, code }]) => [field, title || textOf(field as CheckoutField, code)]),
  )
  const [other] = others
  if (!other && Object.keys(errors).length > 0) return { errors, problem: null }
  const code = other?.code ?? error.code
  // the shop's text explains what to do, which the back end cannot know
  const text =
    code === 'price_changed'
      ? messages.price_changed
      : errorText(messages, { code: error.code, issues: other ? [other] : [] })
  return { errors, problem: { text, mendAt: mendAt(code) } }
}
