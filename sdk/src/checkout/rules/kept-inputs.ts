import { type CheckoutInputs, emptyInputs, textInputs, tickInputs } from './inputs.ts'

// a password is never kept, and terms are agreed to anew for every order
const neverKept: ReadonlySet<string> = new Set(['password', 'passwordConfirmation', 'terms', 'businessTerms'])

/** Inputs, or some of them, as they are kept in the browser: without passwords and without what is agreed to for one order. */
export const stringifyInputs = (inputs: Partial<CheckoutInputs>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(inputs).filter(([name]) => !neverKept.has(name))))

/** The inputs that were kept, and no others; none of a text that is no inputs. */
export function keptInputs(text: string | null | undefined): Partial<CheckoutInputs> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return {}
    const kept = value as Readonly<Record<string, unknown>>
    const known = [...textInputs, ...tickInputs].filter(
      (name) => !neverKept.has(name) && typeof kept[name] === typeof emptyInputs[name],
    )
    return Object.fromEntries(known.map((name) => [name, kept[name]]))
  } catch {
    return {}
  }
}
