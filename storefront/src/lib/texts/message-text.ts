import { errorText, type ErrorSummary } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { withNamedField } from './named-field.ts'

/** The text for an error or an error code. Loaded when the first one is needed. */
export const messageText = (what: ErrorSummary | string): string =>
  errorText(messages, typeof what === 'string' ? { code: what, issues: [] } : what)

/** The same for an error away from its form field: it names the field (C8.01). */
export function noticeText(error: ErrorSummary): string {
  const [first] = withNamedField(error).issues
  const text = messageText(first ? { code: first.code, issues: [first] } : error)
  return first?.field ? `${first.field} - ${text}` : text
}
