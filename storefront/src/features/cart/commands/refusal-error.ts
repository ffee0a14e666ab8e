import type { SayableError } from '@vanek/sdk/i18n'

/** What was said of a form posted without scripts, as the error that the hooks take. */
export const refusalError = (title: string): SayableError => ({
  code: 'validation',
  issues: [{ code: 'validation', title }],
})
