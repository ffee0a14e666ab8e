import {
  type CheckoutInputs,
  type FormContext,
  type InputIssues,
  type InputName,
  type InputVerdicts,
  type PlaceOrderError,
  placedIssues,
  validateInputs,
} from '@vanek/sdk/checkout'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { mendAt, type Problem } from './problem-of.ts'

/** What to do about each input, in words. */
export type DetailsTexts = Readonly<Partial<Record<InputName, string>>>

/** The sentence for one issue. */
export const textOf = (field: InputName, code: string): string => issueText(cs, { code, field })

/** The sentences for issues. */
export const textsOf = (issues: InputIssues): DetailsTexts =>
  Object.fromEntries(Object.entries(issues).map(([field, code]) => [field, textOf(field as InputName, code)]))

/** What is wrong with the form as it stands, in words; an empty object when nothing is. */
export const detailsTexts = (
  inputs: CheckoutInputs,
  context: FormContext,
  verdicts: InputVerdicts = {},
): DetailsTexts => textsOf(validateInputs(inputs, context, verdicts))

/** The back end's refusal, sorted to the inputs it speaks of and the rest (C4.59). */
export function refusalTexts(
  error: PlaceOrderError,
  inputs: CheckoutInputs,
  context: FormContext,
): { readonly errors: DetailsTexts; readonly problem: Problem | null } {
  const { byInput, others } = placedIssues(error.issues, inputs, context)
  const errors = Object.fromEntries(
    Object.entries(byInput).map(([field, { title, code }]) => [field, title || textOf(field as InputName, code)]),
  )
  const [other] = others
  if (!other && Object.keys(errors).length > 0) return { errors, problem: null }
  const code = other?.code ?? error.code
  // said with what to do, which the back end cannot know
  const text =
    code === 'price_changed' ? cs.price_changed : errorText(cs, { code: error.code, issues: other ? [other] : [] })
  return { errors, problem: { text, mendAt: mendAt(code) } }
}
