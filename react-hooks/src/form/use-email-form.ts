import { useId } from 'react'
import type { SubmitHandler } from './submit-handler.ts'

/** Props of a form with one field for an e-mail, which works without scripts as well. */
export interface EmailForm {
  readonly formProps: {
    readonly method: 'post'
    readonly action?: string
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  readonly inputProps: {
    readonly id: string
    readonly name: 'email'
    readonly type: 'email'
    readonly autoComplete: 'email'
    readonly required: true
    readonly maxLength: number
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly id: string; readonly role: 'status' }
}

export interface EmailFormOptions {
  readonly action: string | undefined
  readonly maxLength: number
  /** How the form stands; while it is `sending`, a second press does nothing. */
  readonly status: string
  readonly send: (email: string) => void
}

/** The form around one e-mail. */
export function useEmailForm({ action, maxLength, status, send }: EmailFormOptions): EmailForm {
  const inputId = useId()
  const messageId = useId()
  return {
    formProps: {
      method: 'post',
      ...(action !== undefined && { action }),
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const email = new FormData(event.currentTarget).get('email')
        if (status !== 'sending') send(typeof email === 'string' ? email.trim() : '')
      },
    },
    inputProps: {
      id: inputId,
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      required: true,
      maxLength,
      'aria-invalid': status === 'empty' || status === 'refused',
      'aria-describedby': messageId,
    },
    messageProps: { id: messageId, role: 'status' },
  }
}
