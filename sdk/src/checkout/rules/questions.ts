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

/** A verdict with what was asked for it. */
interface Judged {
  readonly question: ValidationQuestion
  readonly verdict: Verdict
}

/** Verdicts with what was asked for them. */
export type JudgedInputs = Readonly<Partial<Record<TextInput, Judged>>>

const parts = ['street', 'houseNumber', 'city', 'postcode'] as const

/**
 * Whether a verdict speaks of the address as it is now. An error stands in the way, and counts for exactly what was asked;
 * the others also when what was empty was filled in since, but never when something was replaced.
 */
function isWithin({ question, verdict }: Judged, now: ValidationQuestion): boolean {
  const [asked, known] = [question.within ?? {}, now.within ?? {}]
  return parts.every((part) => asked[part] === known[part] || (!asked[part] && verdict.result !== 'error'))
}

/** The verdicts that speak of the inputs as they stand now: a text, or an address around it, that was changed has none. */
export function currentVerdicts(judged: JudgedInputs, inputs: CheckoutInputs, context: FormContext): InputVerdicts {
  const own = Object.entries(judged).filter(([name, each]) => {
    const now = questionOf(name as TextInput, inputs, context)
    return now?.value === each.question.value && now.country === each.question.country && isWithin(each, now)
  })
  return Object.fromEntries(own.map(([name, { verdict }]) => [name, verdict]))
}
