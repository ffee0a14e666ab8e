import type { operations } from '../generated/services.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { CallOptions } from '../kernel/options.ts'

type Body<Name extends 'suggestAddresses' | 'validateInput'> =
  operations[Name]['requestBody']['content']['application/json']

/** Fields that an address validation service can check (C5.26). */
export type CheckedField = Body<'validateInput'>['field']
/** Fields with address suggestions. */
export type SuggestedField = Body<'suggestAddresses'>['field']

/** The other fields of the same address. */
export interface KnownAddress {
  readonly street?: string | undefined
  readonly houseNumber?: string | undefined
  readonly city?: string | undefined
  readonly postcode?: string | undefined
}

/** One input to validate; the country is ISO 3166 alpha-3. */
export interface ValidationQuestion {
  readonly field: CheckedField
  readonly value: string
  readonly country: string
  readonly within?: KnownAddress | undefined
}

/** Typed text to complete. */
export interface SuggestionQuestion {
  readonly field: SuggestedField
  readonly query: string
  /** ISO 3166 alpha-3. */
  readonly country: string
  readonly within?: KnownAddress | undefined
}

/** Result of validating an input: `valid`, `error` (C5.28), `warning` (C5.29) or `unknown` (C5.30). */
export interface Verdict {
  readonly result: 'valid' | 'error' | 'warning' | 'unknown'
  /** A corrected value; null if there is none. */
  readonly suggestion: string | null
}

/** A suggested address; unknown parts are null. */
export type AddressSuggestion = DeepReadonly<
  operations['suggestAddresses']['responses'][200]['content']['application/json']['suggestions'][number]
>

/**
 * Interface of an address validation service (C5.26). The service is optional: if it has no answer, is down or slow, or does
 * not support a country (C5.27), the methods return null or an empty list, and only the built-in rules apply.
 */
export interface AddressValidation {
  readonly suggest: (question: SuggestionQuestion, options?: CallOptions) => Promise<readonly AddressSuggestion[]>
  readonly validate: (question: ValidationQuestion, options?: CallOptions) => Promise<Verdict | null>
}
