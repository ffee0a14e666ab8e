import type { KnownAddress, ValidationQuestion, Verdict } from '../validation-port.ts'
import { billingCountryOf, countingInputs, type FormContext } from './counting.ts'
import type { CheckoutInputs, TextInput } from './inputs.ts'
import { isTooLong } from './length.ts'
import { normalizeInputs } from './normalize.ts'
import { checkedFieldOf, type InputVerdicts } from './verdicts.ts'

const addressOf = ({ street, houseNumber, city, postcode }: CheckoutInputs): KnownAddress => ({
  ...{ street, houseNumber, city, postcode },
})
const billingAddressOf = (inputs: CheckoutInputs): KnownAddress => ({
  street: inputs.billingStreet,
  houseNumber: inputs.billingHouseNumber,
  city: inputs.billingCity,
  postcode: inputs.billingPostcode,
})

/** What to ask a service about an input; null where there is nothing to ask: it is empty, too long, or does not count. */
export function questionOf(name: TextInput, typed: CheckoutInputs, context: FormContext): ValidationQuestion | null {
  const field = checkedFieldOf(name)
  if (!field || !countingInputs(typed, context).includes(name)) return null
  const inputs = normalizeInputs(typed)
  const value = inputs[name]
  if (value === '' || isTooLong(name, value)) return null
  const isBilling = name.startsWith('billing')
  const country = isBilling ? inputs.billingCountry : name === 'tin' ? billingCountryOf(inputs) : inputs.country
  if (field !== 'street' && field !== 'houseNumber' && field !== 'postcode') return { field, value, country }
  const { [field]: _itself, ...within } = isBilling ? billingAddressOf(inputs) : addressOf(inputs)
  return { field, value, country, within }
}

/** Verdicts with what was asked for them. */
export type JudgedInputs = Readonly<
  Partial<Record<TextInput, { readonly question: ValidationQuestion; readonly verdict: Verdict }>>
>

/** The verdicts that speak of the inputs as they stand now: a text that was changed since has none. */
export function currentVerdicts(judged: JudgedInputs, inputs: CheckoutInputs, context: FormContext): InputVerdicts {
  const own = Object.entries(judged).filter(([name, { question }]) => {
    const now = questionOf(name as TextInput, inputs, context)
    return now?.value === question.value && now.country === question.country
  })
  return Object.fromEntries(own.map(([name, { verdict }]) => [name, verdict]))
}
