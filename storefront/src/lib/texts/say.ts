import { errorText, type SayableError } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'

/** The Czech sentence for an error, or for a bare code. Loaded when the first one is needed. */
export const say = (what: SayableError | string): string =>
  errorText(cs, typeof what === 'string' ? { code: what, issues: [] } : what)
