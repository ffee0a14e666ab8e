import { fields } from '#texts/lib/texts'
import type { ErrorSummary } from '@vanek/sdk/i18n'

const nameOf = (field: string): string => {
  const [last = ''] = field.split(/[./]/).slice(-1)
  return fields[last] ?? field
}

/** An error with the field of its first issue in the words of the shopper, for a notice (C8.01). */
export function withNamedField<E extends ErrorSummary>(error: E): E {
  const [first, ...others] = error.issues
  return first?.field ? { ...error, issues: [{ ...first, field: nameOf(first.field) }, ...others] } : error
}
