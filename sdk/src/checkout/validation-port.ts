import type { operations } from '../generated/services.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { QueryContext } from '../transport/query.ts'

type Body<Name extends 'suggestAddresses' | 'validateInput'> =
  operations[Name]['requestBody']['content']['application/json']

/** What a service of address validation can check (C5.26). */
export type CheckedField = Body<'validateInput'>['field']
/** Fields that addresses are offered under. */
export type SuggestedField = Body<'suggestAddresses'>['field']

/** What is known of the same address already. */
export interface KnownAddress {
  readonly street?: string | undefined
  readonly houseNumber?: string | undefined
  readonly city?: string | undefined
  readonly postcode?: string | undefined
}

/** One input to be judged; the country is ISO 3166 alpha-3. */
export interface ValidationQuestion {
  readonly field: CheckedField
  readonly value: string
  readonly country: string
  readonly within?: KnownAddress | undefined
}

/** What was typed so far, to be completed. */
export interface SuggestionQuestion {
  readonly field: SuggestedField
  readonly query: string
  /** ISO 3166 alpha-3. */
  readonly country: string
  readonly within?: KnownAddress | undefined
}

/** What is thought of an input: right, wrong (C5.28), doubtful (C5.29) or not to be told (C5.30). */
export interface Verdict {
  readonly result: 'valid' | 'error' | 'warning' | 'unknown'
  /** What was probably meant; null when nobody knows. */
  readonly suggestion: string | null
}

/** An address that is offered; what it does not tell is null. */
export type AddressSuggestion = DeepReadonly<
  operations['suggestAddresses']['responses'][200]['content']['application/json']['suggestions'][number]
>

/**
 * The port of a service that knows addresses and people's data (C5.26). It is never needed: where it knows nothing, is
 * down or slow, or does not serve a country (C5.27), it answers an empty list and null, and the built-in rules hold.
 */
export interface AddressValidation {
  readonly suggest: (question: SuggestionQuestion, options?: QueryContext) => Promise<readonly AddressSuggestion[]>
  readonly validate: (question: ValidationQuestion, options?: QueryContext) => Promise<Verdict | null>
}
