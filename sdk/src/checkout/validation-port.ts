import type { operations } from '../generated/services.d.ts'
import type { DeepReadonly } from '../kernel/readonly.ts'
import type { CallOptions } from '../kernel/options.ts'

type Body<Name extends 'suggestAddresses' | 'validateInput'> =
  operations[Name]['requestBody']['content']['application/json']

/** Fields that an address validation service can check. */
export type ValidatedField = Body<'validateInput'>['field']
/** Fields with address suggestions. */
export type SuggestedField = Body<'suggestAddresses'>['field']

/** The other fields of the same address, as typed; a field that is not known is left out. */
export interface PartialAddress {
  /** Street, with the house number if the form has one input for both. */
  readonly street?: string | undefined
  /** House number, if the form has a separate input for it. */
  readonly houseNumber?: string | undefined
  /** City as typed. */
  readonly city?: string | undefined
  /** Postcode as typed. */
  readonly postcode?: string | undefined
}

/** One input to validate. */
export interface ValidateAddressParams {
  /** Which field the value belongs to. */
  readonly field: ValidatedField
  /** Typed value. */
  readonly value: string
  /** Country of the address, ISO 3166 alpha-3. */
  readonly country: string
  /** The rest of the address, which makes the check more precise. */
  readonly within?: PartialAddress | undefined
}

/** Typed text to complete. */
export interface SuggestAddressParams {
  /** Field in which the shopper types. */
  readonly field: SuggestedField
  /** Text typed so far. */
  readonly query: string
  /** Country of the address, ISO 3166 alpha-3. */
  readonly country: string
  /** The rest of the address; suggestions match it. */
  readonly within?: PartialAddress | undefined
}

/** Result of validating an input: `valid`, `error`, `warning` or `unknown`. */
export interface AddressValidationResult {
  /** `error` rejects the value, `warning` only asks the shopper to check it, `unknown` has no effect. */
  readonly result: 'valid' | 'error' | 'warning' | 'unknown'
  /** A corrected value; null if there is none. */
  readonly suggestion: string | null
}

/** A suggested address; unknown parts are null. */
export type AddressSuggestion = DeepReadonly<
  operations['suggestAddresses']['responses'][200]['content']['application/json']['suggestions'][number]
>

/**
 * Interface of an address validation service. The service is optional: if it has no response, is down or slow, or
 * does not support a country, the methods return null or an empty list, and only the built-in rules apply.
 */
export interface AddressValidation {
  /** Suggests addresses for typed text, best first; empty if there are none or the service has no response. */
  readonly suggest: (question: SuggestAddressParams, options?: CallOptions) => Promise<readonly AddressSuggestion[]>
  /** Checks the value of one input; null if the service has no response. */
  readonly validate: (question: ValidateAddressParams, options?: CallOptions) => Promise<AddressValidationResult | null>
}
