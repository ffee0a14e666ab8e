import { cleaned, trimmed } from '../forms/spaces.ts'
import { isEmail } from '../forms/email.ts'
import { normalizePhone, phoneIssue } from '../forms/phone.ts'

/** A message to the shop, for {@link validateContactForm} and `sendContactForm`. */
export interface SendContactFormParams {
  /** Name of the visitor, at most 100 characters. */
  readonly name: string
  /** E-mail address for the reply. */
  readonly email: string
  /** Phone number in any usual form; optional, and an empty one counts as left out. */
  readonly phone?: string
  /** Text of the message, at most 5000 characters. */
  readonly message: string
}

/** A field of the contact form, by its name in {@link SendContactFormParams}. */
export type ContactField = keyof SendContactFormParams

/** Why a field is rejected; every code has a message in `@vanek/sdk/i18n`. */
export type ContactIssue = 'required' | 'too_long' | 'email_invalid' | 'phone_invalid' | 'phone_prefix_missing'

/** At most one issue per field; empty if the form can be sent. */
export type ContactIssues = Readonly<Partial<Record<ContactField, ContactIssue>>>

/** The fields in the order of the form, each with the most characters that the back end accepts. */
export const contactMaxLengths: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 30,
  message: 5000,
}

/** Normalizes a typed phone number: international if it is recognized, otherwise as typed. */
export const contactPhone = (typed: string, country: string): string => normalizePhone(typed.trim(), country)

const fieldNames: readonly ContactField[] = ['name', 'email', 'phone', 'message']

function issueOf(field: ContactField, typed: string | undefined, country: string): ContactIssue | null {
  const text = (field === 'email' ? cleaned : trimmed)(typed ?? '')
  if (text === '') return field === 'phone' ? null : 'required'
  if (text.length > contactMaxLengths[field]) return 'too_long'
  if (field === 'email' && !isEmail(text)) return 'email_invalid'
  return field === 'phone' ? phoneIssue(contactPhone(text, country), country) : null
}

/**
 * Validates a contact form: everything but the phone is required, and a phone may have any usual form.
 *
 * @param input - The typed values.
 * @param country - Alpha-3 code of the country that a phone without a prefix belongs to. Defaults to none.
 */
export function validateContactForm(input: SendContactFormParams, country = ''): ContactIssues {
  const found = fieldNames.flatMap((field) => {
    const issue = issueOf(field, input[field], country)
    return issue ? [[field, issue] as const] : []
  })
  return Object.fromEntries(found)
}
