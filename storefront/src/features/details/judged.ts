import { type InputVerdicts, isTextInput } from '@vanek/sdk/checkout'

/** Names of the inputs that a service found right or doubtful: there the built-in checks do not count (C5.26). */
export const judgedNames = (verdicts: InputVerdicts): string =>
  Object.entries(verdicts)
    .filter(([, { result }]) => result === 'valid' || result === 'warning')
    .map(([name]) => name)
    .join()

/** The same as it was posted; the back end judges in the end whatever stands here. */
export function judgedFrom(form: FormData): InputVerdicts {
  const names = form.get('judged')
  const own = typeof names === 'string' ? names.split(',').filter(isTextInput) : []
  return Object.fromEntries(own.map((name) => [name, { result: 'valid', suggestion: null }]))
}
