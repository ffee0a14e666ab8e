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
    readonly 'aria-describedby'?: string
  }
}

export interface EmailFormOptions {
  readonly action: string | undefined
  readonly maxLength: number
  /** While it is sending, a second press does nothing. */
  readonly busy: boolean
  readonly invalid: boolean
  /** Id of the element that says how it went, where the form has one. */
  readonly messageId?: string
  readonly send: (email: string, form: HTMLFormElement) => void
}

/** The form around one e-mail. */
export function useEmailForm({ action, maxLength, busy, invalid, messageId, send }: EmailFormOptions): EmailForm {
  const inputId = useId()
  return {
    formProps: {
      method: 'post',
      ...(action !== undefined && { action }),
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const form = event.currentTarget
        const email = new FormData(form).get('email')
        if (!busy) send(typeof email === 'string' ? email.trim() : '', form)
      },
    },
    inputProps: {
      id: inputId,
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      required: true,
      maxLength,
      'aria-invalid': invalid,
      ...(messageId !== undefined && { 'aria-describedby': messageId }),
    },
  }
}
