import { type CheckoutInputs, emptyCheckoutInputs, checkoutTextFields, checkoutCheckboxFields } from './inputs.ts'

// passwords are never saved, and terms must be accepted for every order
const neverStored: ReadonlySet<string> = new Set(['password', 'passwordConfirmation', 'terms', 'businessTerms'])

/**
 * Serializes inputs for the storage of the browser, without passwords and accepted terms.
 *
 * @param inputs - The typed inputs.
 */
export const serializeCheckoutInputs = (inputs: Partial<CheckoutInputs>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(inputs).filter(([name]) => !neverStored.has(name))))

/** Reads saved inputs; an empty object if the text is invalid. */
export function parseCheckoutInputs(text: string | null | undefined): Partial<CheckoutInputs> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return {}
    const stored = value as Readonly<Record<string, unknown>>
    const known = [...checkoutTextFields, ...checkoutCheckboxFields].filter(
      (name) => !neverStored.has(name) && typeof stored[name] === typeof emptyCheckoutInputs[name],
    )
    return Object.fromEntries(known.map((name) => [name, stored[name]]))
  } catch {
    return {}
  }
}
