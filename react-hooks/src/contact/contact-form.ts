import type { ContactField, ContactIssues } from '@vanek/sdk/contact'
import type { FieldForm, FieldFormState, TextFieldProps } from '../form/field-form.ts'

/** Where writing to the shop stands. */
export type ContactState = FieldFormState

export interface ContactFormOptions {
  /** Where the form posts to without scripts; the page itself unless told. */
  readonly action?: string
  /** What was wrong when the form was posted without scripts. */
  readonly errors?: ContactIssues
  /** Told once the message was sent. */
  readonly onSent?: () => void
}

export type ContactFieldProps = TextFieldProps<ContactField>

/** Props of a form that writes to the shop. */
export type ContactForm = FieldForm<ContactField>
