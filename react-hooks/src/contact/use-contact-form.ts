import {
  checkContactForm,
  type ContactField,
  type ContactInput,
  type ContactIssues,
  contactLengths,
  sendContactForm,
} from '@vanek/sdk/contact'
import { useId, useRef, useState } from 'react'
import { useIntentKey } from '../form/use-intent-key.ts'
import { useShop } from '../provider/use-shop.ts'
import type { ContactFieldProps, ContactForm, ContactFormOptions, ContactState } from './contact-form.ts'

const kinds = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  message: { autoComplete: 'off' },
} as const satisfies Readonly<Record<ContactField, Partial<ContactFieldProps>>>

const fieldNames: readonly ContactField[] = ['name', 'email', 'phone', 'message']

function filledIn(form: HTMLFormElement): Required<ContactInput> {
  const data = new FormData(form)
  const text = (name: ContactField) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
}

/**
 * A form that writes to the shop (C7.59), for everybody (C6.02). Name, e-mail and message are required; a refusal keeps
 * everything that is typed, and sending the same message again, by a second press or after a lost answer, is one message.
 * It empties itself once sent.
 *
 * ```tsx
 * const { formProps, fieldProps, errorProps, errors, buttonProps } = useContactForm()
 * return <form {...formProps}>
 *   <input {...fieldProps('email')} />
 *   <p {...errorProps('email')}>{errors.email && issueText(cs, { code: errors.email, field: 'email' })}</p>
 *   <textarea {...fieldProps('message')} /><button {...buttonProps}>Odeslat</button>
 * </form>
 * ```
 */
export function useContactForm({ action, errors: posted = {}, onSent }: ContactFormOptions = {}): ContactForm {
  const shop = useShop()
  const id = useId()
  const [state, setState] = useState<ContactState>({ status: 'idle' })
  const [found, setFound] = useState<ContactIssues | null>(null)
  const sending = useRef(false)
  const { keyFor, forget } = useIntentKey()
  const errors = found ?? posted

  const send = async (form: HTMLFormElement) => {
    const input = filledIn(form)
    const issues = checkContactForm(input)
    setFound(issues)
    const first = fieldNames.find((field) => issues[field])
    if (first) {
      setState({ status: 'incomplete' })
      return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    }
    sending.current = true
    setState({ status: 'sending' })
    try {
      const answer = await sendContactForm(shop, input, { key: keyFor(input) })
      if (!answer.ok) return setState({ status: 'refused', error: answer.error })
      forget()
      form.reset()
      setState({ status: 'sent' })
      return onSent?.()
    } finally {
      sending.current = false
    }
  }

  const errorId = (field: ContactField) => `${id}${field}-error`

  return {
    state,
    errors,
    formProps: {
      method: 'post',
      ...(action !== undefined && { action }),
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        if (!sending.current) void send(event.currentTarget)
      },
    },
    fieldProps: (field) => ({
      id: `${id}${field}`,
      name: field,
      maxLength: contactLengths[field],
      ...(field !== 'phone' && { required: true as const }),
      ...kinds[field],
      'aria-invalid': errors[field] !== undefined,
      ...(errors[field] && { 'aria-describedby': errorId(field) }),
    }),
    errorProps: (field) => ({ id: errorId(field) }),
    buttonProps: { type: 'submit', 'aria-disabled': state.status === 'sending' },
    messageProps: { role: 'status' },
  }
}
