import {
  type DetailsField,
  type DetailsForm,
  fieldIssues,
  type PlaceOrderError,
  validateDetails,
} from '@vanek/sdk/checkout'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

/** What to do about each field, in words. */
export type DetailsTexts = Readonly<Partial<Record<DetailsField, string>>>

/** What is wrong with the form as it stands, in words; an empty object when nothing is. */
export function detailsTexts(form: DetailsForm): DetailsTexts {
  const issues = Object.entries(validateDetails(form))
  return Object.fromEntries(issues.map(([field, code]) => [field, issueText(cs, { code, field })]))
}

/** What is wrong with the order as a whole, and whether the cart is where it can be mended. */
export interface Problem {
  readonly text: string
  readonly mendAt: 'index' | 'methods' | null
}

const inCart = [
  'out_of_stock',
  'not_saleable',
  'cart_empty',
  'cart_not_found',
  'gift_unavailable',
  'coupon_invalid',
  'price_changed',
]
const inMethods = ['shipper_unavailable', 'payment_unavailable', 'branch_required']

const mendAt = (code: string): Problem['mendAt'] => {
  if (inCart.includes(code)) return 'index'
  return inMethods.includes(code) ? 'methods' : null
}

/** The back end's refusal, sorted to the fields it speaks of and the rest. */
export function refusalTexts(error: PlaceOrderError): {
  readonly errors: DetailsTexts
  readonly problem: Problem | null
} {
  const { byField, others } = fieldIssues(error.issues)
  const errors = Object.fromEntries(
    Object.entries(byField).map(([field, { title, code }]) => [field, title || issueText(cs, { code, field })]),
  )
  const [other] = others
  if (!other && Object.keys(errors).length > 0) return { errors, problem: null }
  const code = other?.code ?? error.code
  // said with what to do, which the back end cannot know
  const text =
    code === 'price_changed' ? cs.price_changed : errorText(cs, { code: error.code, issues: other ? [other] : [] })
  return { errors, problem: { text, mendAt: mendAt(code) } }
}
