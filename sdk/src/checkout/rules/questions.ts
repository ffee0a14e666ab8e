import type { PartialAddress, ValidateAddressParams, AddressValidationResult } from '../validation-port.ts'
import { billingCountryOf, countingInputs, type FormContext } from './counting.ts'
import type { CheckoutInputs, CheckoutTextField } from './inputs.ts'
import { isTooLong } from './length.ts'
import { normalizeCheckoutInputs } from './normalize.ts'
import { toValidatedField, type AddressValidationResults } from './verdicts.ts'

const addressOf = ({ street, houseNumber, city, postcode }: CheckoutInputs): PartialAddress => ({
  ...{ street, houseNumber, city, postcode },
})
const billingAddressOf = (inputs: CheckoutInputs): PartialAddress => ({
  street: inputs.billingStreet,
  houseNumber: inputs.billingHouseNumber,
  city: inputs.billingCity,
  postcode: inputs.billingPostcode,
})

/** The question to a service about an input; null if the input is empty, too long, or does not count. */
export function questionOf(
  name: CheckoutTextField,
  typed: CheckoutInputs,
  context: FormContext,
): ValidateAddressParams | null {
  const field = toValidatedField(name)
  if (!field || !countingInputs(typed, context).includes(name)) return null
  const inputs = normalizeCheckoutInputs(typed)
  const value = inputs[name]
  if (value === '' || isTooLong(name, value)) return null
  const isBilling = name.startsWith('billing')
  const country = isBilling ? inputs.billingCountry : name === 'tin' ? billingCountryOf(inputs) : inputs.country
  if (field !== 'street' && field !== 'houseNumber' && field !== 'postcode') return { field, value, country }
  const { [field]: _itself, ...within } = isBilling ? billingAddressOf(inputs) : addressOf(inputs)
  return { field, value, country, within }
}

/** A verdict with its question. */
interface ValidatedInput {
  readonly question: ValidateAddressParams
  readonly verdict: AddressValidationResult
}

/** Verdicts with their questions, by input. */
export type ValidatedInputs = Readonly<Partial<Record<CheckoutTextField, ValidatedInput>>>

const parts = ['street', 'houseNumber', 'city', 'postcode'] as const

/**
 * Whether a verdict is valid for the current address. An error, which prevents the order, is valid only for the same
 * address.
 * Other verdicts stay valid when empty parts are filled in, but not when a part is replaced.
 */
function isWithin({ question, verdict }: ValidatedInput, now: ValidateAddressParams): boolean {
  const [requested, known] = [question.within ?? {}, now.within ?? {}]
  return parts.every((part) => requested[part] === known[part] || (!requested[part] && verdict.result !== 'error'))
}

/** The verdicts that are valid for the current inputs. A changed input, or one in a changed address, has none. */
export function currentVerdicts(
  validated: ValidatedInputs,
  inputs: CheckoutInputs,
  context: FormContext,
): AddressValidationResults {
  const own = Object.entries(validated).filter(([name, each]) => {
    const now = questionOf(name as CheckoutTextField, inputs, context)
    return now?.value === each.question.value && now.country === each.question.country && isWithin(each, now)
  })
  return Object.fromEntries(own.map(([name, { verdict }]) => [name, verdict]))
}
