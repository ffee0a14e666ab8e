import type { BasicMessages, Messages } from './messages.ts'

/** The parts of an issue that {@link issueText} needs. */
export interface IssueSummary {
  /** Code of the issue, like `required`; selects the text. */
  readonly code: string
  /** Name of the field; a text for `<code>_<field>` is preferred. Null or undefined without a field. */
  readonly field?: string | null
  /** Text from the back end. See {@link issueText} for when it is used. */
  readonly title?: string
}

/** The parts of an error that {@link errorText} needs; every `ShopError` has them. */
export interface ErrorSummary {
  /** Code of the error, like `out_of_stock`; selects the text if no issue has a `title`. */
  readonly code: string
  /** Details of the error; the first `title` among them is the text. Can be empty. */
  readonly issues: readonly IssueSummary[]
}

const own = (messages: BasicMessages, code: string): string | undefined =>
  Object.hasOwn(messages, code) ? messages[code as keyof BasicMessages] : undefined

/**
 * Returns the text of an issue of a form field: the message for `<code>_<field>`, else the message for the code, else the text of
 * the back end. For the general code `validation`, the text of the back end is preferred to the message for the code.
 *
 * @param messages - Messages of the language.
 * @param issue - Issue of a form or of an error.
 * @returns A sentence for the shopper.
 * @example
 * ```ts
 * const text = issueText(en, { code: 'required', field: 'email' }) // 'Please enter your email address'
 * ```
 */
export function issueText(messages: Messages, issue: IssueSummary): string {
  const forField = issue.field ? own(messages, `${issue.code}_${issue.field}`) : undefined
  const reported = issue.code === 'validation' ? issue.title || undefined : undefined
  return forField ?? reported ?? own(messages, issue.code) ?? (issue.title || messages.unexpected)
}

/**
 * Returns the text of an error. The back end's text comes first: the first `title` among the issues, because it is more
 * specific ("only 2 left"). Without one, it is the message for the code, else a general message.
 *
 * @param messages - Messages of the language.
 * @param error - Error of a `Result`.
 * @returns A sentence for the shopper.
 * @example
 * ```ts
 * const added = await cart.addItem({ variantId, amount: 1 })
 * if (!added.ok) console.log(errorText(en, added.error))
 * ```
 */
export function errorText(messages: BasicMessages, error: ErrorSummary): string {
  return error.issues.find((issue) => issue.title)?.title ?? own(messages, error.code) ?? messages.unexpected
}
