import type { ShopError } from '@vanek/sdk'
import type { ContactField, ContactIssues } from '@vanek/sdk/contact'
import type { SubmitHandler } from '../form/submit-handler.ts'

/** Where writing to the shop stands. */
export type ContactState =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  /** Not sent: something is missing or not right; `errors` tells what. */
  | { readonly status: 'incomplete' }
  | { readonly status: 'refused'; readonly error: ShopError }

export interface ContactFormOptions {
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
  /** What was wrong when the form was posted without scripts. */
  readonly errors?: ContactIssues
  /** Told once the message was sent. */
  readonly onSent?: () => void
}

export interface ContactFieldProps {
  readonly id: string
  readonly name: ContactField
  readonly maxLength: number
  readonly required?: true
  readonly type?: 'email' | 'tel'
  readonly autoComplete: 'name' | 'email' | 'tel' | 'off'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby'?: string
}

/** Props of a form that writes to the shop. */
export interface ContactForm {
  readonly state: ContactState
  /** What is wrong, by field; `issueText(messages, { code, field })` has the sentences. */
  readonly errors: ContactIssues
  readonly formProps: {
    readonly method: 'post'
    readonly action?: string
    readonly noValidate: true
    readonly onSubmit: SubmitHandler
  }
  /** For an input, or a textarea for `message`. */
  readonly fieldProps: (field: ContactField) => ContactFieldProps
  /** For the element that says what is wrong with a field. */
  readonly errorProps: (field: ContactField) => { readonly id: string }
  readonly buttonProps: { readonly type: 'submit'; readonly 'aria-disabled': boolean }
  /** For the element that says how it went; it has to be there from the start to be read out. */
  readonly messageProps: { readonly role: 'status' }
}
