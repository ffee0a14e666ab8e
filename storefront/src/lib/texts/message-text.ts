import { errorText, type ErrorSummary } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'

/** The text for an error or an error code. Loaded when the first one is needed. */
export const messageText = (what: ErrorSummary | string): string =>
  errorText(messages, typeof what === 'string' ? { code: what, issues: [] } : what)
