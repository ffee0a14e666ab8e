import { useId } from 'react'
import type { CommonFieldProps, PostFormProps } from './field-form.ts'

/** Props of a form with one field for an e-mail, which works without scripts as well. */
export interface EmailForm {
  /** Props of the form. */
  readonly formProps: PostFormProps
  /** Props of the input. */
  readonly inputProps: CommonFieldProps<'email'> & {
    /** Always `email`. */
    readonly type: 'email'
    /** Lets browsers fill in the e-mail. */
    readonly autoComplete: 'email'
    /** The field is always required. */
    readonly required: true
    /** Most characters that can be typed. */
    readonly maxLength: number
  }
}

/** Options of `useEmailForm`. */
export interface EmailFormOptions {
  /** Address that the form posts to without scripts; the page itself if undefined. */
  readonly action: string | undefined
  /** Most characters that can be typed. */
  readonly maxLength: number
  /** While true, a submit does nothing. */
  readonly busy: boolean
  /** Whether the field is marked as invalid. */
  readonly invalid: boolean
  /** Id of the element with the result of the submit, if the form has one. */
  readonly messageId?: string
  /** Sends the trimmed e-mail. */
  readonly send: (email: string, form: HTMLFormElement) => void
}

/** A form with one field for an e-mail. */
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
        // pasted addresses may contain invisible characters
        if (!busy) send(typeof email === 'string' ? email.replace(/\p{Cf}+/gu, '').trim() : '', form)
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
