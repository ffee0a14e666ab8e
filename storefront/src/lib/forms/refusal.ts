import type { ShopError } from '@vanek/sdk'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'

/** Form names of fields that the API calls differently. */
const formNames: Readonly<Record<string, string>> = {
  old_password: 'oldPassword',
  password_confirmation: 'passwordConfirmation',
  business_name: 'businessName',
  TIN: 'tin',
  VATIN: 'vatin',
}

const nameOf = (field: string): string => {
  const last = field.split(/[./]/).pop() ?? field
  return formNames[last] ?? last
}

/** Errors of a rejected form. */
export interface Refusal {
  /** Error codes by field. */
  readonly errors: Readonly<Record<string, string>>
  /** Error text for the whole form; null if there is none. */
  readonly text: string | null
}

/** Assigns an error to the fields of a form by their form names, and the rest to the whole form. */
export function refusalOf(
  error: ShopError,
  fields: readonly string[],
  fieldOf: (field: string) => string = nameOf,
): Refusal {
  const named = error.issues.map((issue) => ({ ...issue, name: issue.field === null ? '' : fieldOf(issue.field) }))
  const own = named.filter(({ name }) => fields.includes(name))
  const issues = named.filter(({ name }) => !fields.includes(name))
  const allAtFields = own.length > 0 && issues.length === 0
  return {
    errors: Object.fromEntries(own.map(({ name, code }) => [name, code])),
    text: allAtFields ? null : errorText(messages, { code: error.code, issues }),
  }
}
