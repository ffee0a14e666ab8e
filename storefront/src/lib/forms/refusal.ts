import type { ShopError } from '@vanek/sdk'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

/** Fields of forms that are called differently on the wire. */
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

/** What a form that was refused shows. */
export interface Refusal {
  /** Codes by field. */
  readonly errors: Readonly<Record<string, string>>
  /** What no field of the form is to blame for; null when there is nothing like that. */
  readonly text: string | null
}

/** Sorts a refusal to the fields of a form, as they are called in it, and what has to be said of the whole. */
export function refusalOf(
  error: ShopError,
  fields: readonly string[],
  fieldOf: (field: string) => string = nameOf,
): Refusal {
  const named = error.issues.map((issue) => ({ ...issue, name: issue.field === null ? '' : fieldOf(issue.field) }))
  const own = named.filter(({ name }) => fields.includes(name))
  const issues = named.filter(({ name }) => !fields.includes(name))
  const said = own.length > 0 && issues.length === 0
  return {
    errors: Object.fromEntries(own.map(({ name, code }) => [name, code])),
    text: said ? null : errorText(cs, { code: error.code, issues }),
  }
}
