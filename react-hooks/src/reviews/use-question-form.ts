import { askAboutProduct, type QuestionField, questionMaxLengths, validateQuestionForm } from '@vanek/sdk/reviews'
import type { BaseFormOptions, FieldForm } from '../form/field-form.ts'
import { useFieldForm } from '../form/use-field-form.ts'
import { useShop } from '../provider/use-shop.ts'

/** Options of {@link useQuestionForm}. */
export interface UseQuestionFormOptions extends BaseFormOptions<QuestionField, never> {
  /** Id of the product that the question is about. */
  readonly productId: number
  /** Called when the question was sent. */
  readonly onSuccess?: () => void
}

/** A form with the fields of a question about a product. */
export type UseQuestionFormResult = FieldForm<QuestionField>

const texts = {
  name: { autoComplete: 'name', required: true, maxLength: questionMaxLengths.name },
  email: { autoComplete: 'email', type: 'email', required: true, maxLength: questionMaxLengths.email },
  question: { required: true, maxLength: questionMaxLengths.question },
} as const

/**
 * A form that asks the shop about a product. Every field is required. Typed values stay after a failure; the same
 * question sent again, by a second click or after a lost response, is delivered once. The fields are emptied after a
 * success.
 *
 * @param options - The product, where the form posts to without scripts, and the outcome of such a post.
 * @returns State and prop getters of the form. Its `error` is that of `askAboutProduct`.
 * @example
 * ```tsx
 * const { formProps, inputProps, errorProps, issueOf, buttonProps } = useQuestionForm({ productId: 7 })
 * const issue = issueOf('email')
 * return <form {...formProps}>
 *   <input {...inputProps('name')} />
 *   <input {...inputProps('email')} /><p {...errorProps('email')}>{issue && issueText(en, issue)}</p>
 *   <textarea {...inputProps('question')} /><button {...buttonProps}>Send</button>
 * </form>
 * ```
 */
export function useQuestionForm({ productId, onSuccess, ...choices }: UseQuestionFormOptions): UseQuestionFormResult {
  const shop = useShop()
  return useFieldForm<QuestionField, never, 'sent'>({
    ...choices,
    texts,
    check: validateQuestionForm,
    send: (input, idempotencyKey) => askAboutProduct(shop, { productId, ...input }, { idempotencyKey }),
    onSuccess: () => onSuccess?.(),
  })
}
