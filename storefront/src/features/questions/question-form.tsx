import * as texts from '#texts/features/questions'
import { anchors } from '#market/anchors'
import { productFolder } from '#market/paths'
import { useQuestionForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import type { ProductAnswer } from '../../entities/product/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const FIELDS = [
  ['name', texts.nameLabel],
  ['email', texts.emailLabel],
  ['question', texts.questionLabel],
] as const

interface QuestionFormProps {
  readonly product: { readonly id: number; readonly slug: string }
  /** Result of the form if it was posted without scripts. */
  readonly posted: Extract<ProductAnswer, { kind: 'question' }> | undefined
}

/** A form for a question about a product; it works without scripts and preserves typed input. */
export function QuestionForm({ product: { id: productId, slug }, posted }: QuestionFormProps) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useQuestionForm({
    ...{ productId, action: `/${productFolder}/${slug}#${anchors.questions}` },
    ...(refused && { posted: { errors: refused.errors, values: refused.typed } }),
  })
  const { status, error, issueOf, inputProps, errorProps } = form
  const idle = status === 'idle'
  const sent = status === 'success' || (idle && posted?.done === true)
  const problem = error ? errorText(messages, error) : idle ? refused?.text : null
  return (
    <form {...form.formProps} className="question-form stack gap-2">
      <input type="hidden" name="intent" value="question" />
      <input type="hidden" name="productId" value={productId} />
      <p className="quiet small">{texts.note}</p>
      {FIELDS.map(([name, label]) => {
        const { id, ...field } = inputProps(name)
        const issue = issueOf(name)
        return (
          <div className="field" key={name}>
            <label className="field-label" htmlFor={id}>
              {`${label} `}
              <span className="field-mark">{texts.required}</span>
            </label>
            {name === 'question' ? (
              <textarea id={id} className="input" rows={4} {...field} />
            ) : (
              <input id={id} className="input" {...field} />
            )}
            {issue && (
              <span className="field-error" {...errorProps(name)}>
                {issueText(messages, issue)}
              </span>
            )}
          </div>
        )
      })}
      <div {...form.statusProps}>
        {sent && <Notice kind="success">{texts.sent}</Notice>}
        {problem && <Notice kind="danger">{problem}</Notice>}
      </div>
      <div>
        <Button {...form.buttonProps} busy={status === 'pending'}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
