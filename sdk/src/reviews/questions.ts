import { cleaned, trimmed } from '../forms/spaces.ts'
import { isEmail } from '../forms/email.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import type { WriteOptions } from '../kernel/options.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'

/** Values of the form for a question about a product. */
export interface QuestionInputs {
  /** Name of the author, at most 100 characters. */
  readonly name: string
  /** E-mail address for the answer; it is not shown. */
  readonly email: string
  /** The question, at most 2000 characters. */
  readonly question: string
}

/** Name of a field of a question. */
export type QuestionField = keyof QuestionInputs

/** Issues of a field of a question; `issueText` has sentences for the codes. */
export type QuestionIssue = 'required' | 'too_long' | 'email_invalid'

/** At most one issue per field; empty if the question can be sent. */
export type QuestionIssues = Readonly<Partial<Record<QuestionField, QuestionIssue>>>

/** The most characters of each field that the back end accepts. */
export const questionMaxLengths: Readonly<Record<QuestionField, number>> = { name: 100, email: 254, question: 2000 }

/**
 * Validates a question about a product: every field is required.
 *
 * @param input - The typed values.
 */
export function validateQuestionForm(input: QuestionInputs): QuestionIssues {
  const found = (['name', 'email', 'question'] as const).flatMap((field) => {
    const issue = issueOf(field, (field === 'email' ? cleaned : trimmed)(input[field]))
    return issue ? [[field, issue] as const] : []
  })
  return Object.fromEntries(found)
}

function issueOf(field: QuestionField, text: string): QuestionIssue | null {
  if (text === '') return 'required'
  if (text.length > questionMaxLengths[field]) return 'too_long'
  return field === 'email' && !isEmail(text) ? 'email_invalid' : null
}

/** Why {@link askAboutProduct} failed. */
export type AskAboutProductError = ShopError<OperationCodes<operations['askAboutProduct']>>

/** Parameters of {@link askAboutProduct}. */
export interface AskAboutProductParams extends QuestionInputs {
  /** Id of the product. */
  readonly productId: number
}

/**
 * Asks the shop about a product; the answer comes by mail.
 *
 * @param shop - The shop to call.
 * @param params - The product, and the values of the form.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `sent`; or an error: `idempotency_conflict`, `idempotency_mismatch`, `not_found`, `switched_off`,
 *   `validation`, or a `TransportCode`.
 */
export async function askAboutProduct(
  shop: Shop,
  params: AskAboutProductParams,
  options: WriteOptions = {},
): Promise<Result<'sent', AskAboutProductError>> {
  const { productId, name, email, question } = params
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/products/{id}/questions', {
      params: { path: { id: productId }, header: { 'Idempotency-Key': options.idempotencyKey ?? newId() } },
      body: { name: trimmed(name), email: cleaned(email), question: trimmed(question) },
      ...options,
    }),
  )
  return partOf(answer, (data) => data.status, 'applied')
}
