import { type CheckoutInputs, emptyInputs, textInputs, tickInputs } from './inputs.ts'

// a password is never kept, and terms are agreed to anew for every order
const neverKept: ReadonlySet<string> = new Set(['password', 'passwordConfirmation', 'terms', 'businessTerms'])

/** The inputs as they are kept in the browser: without passwords and without what is agreed to for one order. */
export const stringifyInputs = (inputs: CheckoutInputs): string =>
  JSON.stringify(Object.fromEntries(Object.entries(inputs).filter(([name]) => !neverKept.has(name))))

/** What was kept, over the inputs that are there; a text that is no inputs changes nothing. */
export function parseInputs(text: string | null | undefined, over: CheckoutInputs = emptyInputs): CheckoutInputs {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return over
    const kept = value as Readonly<Record<string, unknown>>
    const known = [...textInputs, ...tickInputs].filter(
      (name) => !neverKept.has(name) && typeof kept[name] === typeof over[name],
    )
    return known.length === 0 ? over : { ...over, ...Object.fromEntries(known.map((name) => [name, kept[name]])) }
  } catch {
    return over
  }
}
