import * as texts from '#texts/pages/contact'
import { anchors } from '#market/anchors'
import { contactPath } from '#market/paths'
import { useContactForm } from '@vanek/react-hooks'
import { errorText, issueText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ContactAnswer } from './data.ts'

const FIELDS = [
  { name: 'name', label: texts.nameLabel, required: true },
  { name: 'email', label: texts.emailLabel, required: true },
  { name: 'phone', label: texts.phoneLabel, required: false },
  { name: 'message', label: texts.messageLabel, required: true },
] as const

interface ContactFormProps {
  readonly posted: ContactAnswer | undefined
  /** Name of the product that the question is about. */
  readonly about: string | null
}

/** A contact form (C7.59); it works without scripts and preserves typed input. */
export function ContactForm({ posted, about }: ContactFormProps) {
  const refused = posted && !posted.done ? posted : undefined
  const form = useContactForm({ action: contactPath, ...(refused && { posted: { errors: refused.issues } }) })
  const { status, error, issueOf, inputProps, errorProps } = form
  const idle = status === 'idle'
  const sent = status === 'success' || (idle && posted?.done === true)
  const initialMessage = about === null ? '' : texts.messageAbout(about)
  const problem = error ? errorText(messages, error) : idle ? refused?.text : null
  return (
    <form {...form.formProps} className="contact-form" id={anchors.write}>
      <h2>{texts.writeTitle}</h2>
      <p className="quiet small">{texts.writeNote}</p>
      {FIELDS.map(({ name, label, required }) => {
        const { id, ...props } = inputProps(name)
        const issue = issueOf(name)
        const typed = {
          className: 'input',
          defaultValue: refused?.typed[name] ?? (name === 'message' ? initialMessage : ''),
        }
        return (
          <div className="field" key={name}>
            <label className="field-label" htmlFor={id}>
              {label} <span className="field-mark">{required ? texts.required : texts.optional}</span>
            </label>
            {name === 'message' ? (
              <textarea id={id} rows={5} {...props} {...typed} />
            ) : (
              <input id={id} {...props} {...typed} />
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
        {sent && <Notice kind="success">{messages.contact_sent}</Notice>}
        {problem && <Notice kind="danger">{problem}</Notice>}
      </div>
      <div>
        <Button {...form.buttonProps} tone="action" big busy={status === 'pending'}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
