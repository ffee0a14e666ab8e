import type { CheckoutChoice, PartialChoice } from '../types.ts'
import type { FormFields } from '../../forms/posted.ts'

/** Nothing chosen. */
export const emptyCheckoutChoice: PartialChoice = Object.freeze({
  shipper: null,
  branch: null,
  payment: null,
  deliveryTimeSlot: null,
  gifts: [],
})

// the limit of the contract
const mostGifts = 20

const id = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : null
}

const ids = (values: readonly unknown[]): readonly number[] => {
  const found = values.map(id).filter((value) => value !== null)
  return [...new Set(found)].slice(0, mostGifts)
}

/**
 * Reads a choice from a posted form: fields `shipper`, `branch`, `payment`, `deliveryTimeSlot` and any number of
 * `gifts`.
 *
 * @param fields - The posted form. What is not an id is read as null.
 * @example
 * ```ts
 * const { shipper, payment } = parseCheckoutChoiceForm(await request.formData())
 * ```
 */
export const parseCheckoutChoiceForm = (fields: FormFields): PartialChoice => ({
  shipper: id(fields.get('shipper')),
  branch: id(fields.get('branch')),
  payment: id(fields.get('payment')),
  deliveryTimeSlot: id(fields.get('deliveryTimeSlot')),
  gifts: ids(fields.getAll?.('gifts') ?? []),
})

/**
 * Whether shipper and payment are both chosen.
 *
 * @param choice - The choice so far.
 */
export const isCompleteChoice = (choice: PartialChoice): choice is CheckoutChoice =>
  choice.shipper !== null && choice.payment !== null

/** Countries of the form, saved with the choice; null if none were saved. */
export interface CheckoutCountries {
  /** Country of the delivery address, ISO 3166 alpha-3; null if none was saved. */
  readonly country: string | null
  /** Country of the billing address, ISO 3166 alpha-3; null if none was saved. */
  readonly billingCountry: string | null
}

/**
 * Serializes the choice and the countries of the form for a cookie.
 *
 * @param choice - The choice so far.
 * @param countries - Countries of the address forms, ISO 3166-1 alpha-3. Defaults to none.
 * @example
 * ```ts
 * const text = serializeCheckoutChoice(checkout.getState().choice)
 * const { shipper } = parseCheckoutChoice(text)
 * ```
 */
export const serializeCheckoutChoice = (choice: PartialChoice, countries: Partial<CheckoutCountries> = {}): string => {
  const { shipper, branch, payment, deliveryTimeSlot, gifts } = choice
  const { country, billingCountry } = countries
  return JSON.stringify({
    shipper,
    branch,
    payment,
    ...(deliveryTimeSlot !== null && { deliveryTimeSlot }),
    ...(gifts.length > 0 && { gifts }),
    ...(country && { country }),
    ...(billingCountry && { billingCountry }),
  })
}

function keptIn(text: string | null | undefined): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}

/**
 * Reads a stored choice.
 *
 * @param text - Text written by `serializeCheckoutChoice`.
 * @returns The choice; an empty one if the text is missing or invalid.
 */
export function parseCheckoutChoice(text: string | null | undefined): PartialChoice {
  const stored = keptIn(text)
  const gifts = stored.get('gifts')
  return parseCheckoutChoiceForm({ get: (name) => stored.get(name), getAll: () => (Array.isArray(gifts) ? gifts : []) })
}

/**
 * Reads the countries stored with a choice.
 *
 * @param text - Text written by `serializeCheckoutChoice`.
 * @returns The countries; null for each that is missing or invalid.
 */
export function parseCheckoutCountries(text: string | null | undefined): CheckoutCountries {
  const stored = keptIn(text)
  const country = (name: string) => {
    const value = stored.get(name)
    return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : null
  }
  return { country: country('country'), billingCountry: country('billingCountry') }
}
