import { errorText, type ErrorSummary } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

/** The Czech text for an error or an error code. Loaded when the first one is needed. */
export const say = (what: ErrorSummary | string): string =>
  errorText(cs, typeof what === 'string' ? { code: what, issues: [] } : what)
