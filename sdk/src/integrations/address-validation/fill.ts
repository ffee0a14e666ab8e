import type { AddressSuggestion } from '../../checkout/validation-port.ts'
import { joinStreet, splitStreet } from '../../forms/street.ts'

/** Inputs of an address that a suggestion fills in. */
export type SuggestedAddress = Readonly<Partial<Record<'street' | 'houseNumber' | 'city' | 'postcode', string>>>

/** Options of {@link toSuggestedAddress}. */
export interface SuggestedAddressOptions {
  /** Whether street and house number have separate inputs. */
  readonly splitStreet?: boolean
  /** The typed street; its number is kept if the suggestion has none. */
  readonly typedStreet?: string
}

/**
 * A suggestion in one line: `Street 12, 602 00 Brno`.
 *
 * @param suggestion - Suggestion of the address validation.
 */
export function formatSuggestion({ street, houseNumber, city, postcode }: AddressSuggestion): string {
  const line = joinStreet(street ?? '', houseNumber ?? '')
  const place = [postcode, city].filter(Boolean).join(' ')
  return line === '' ? place : `${line}, ${place}`
}

/**
 * Values that a chosen suggestion fills in. Inputs without a value in the suggestion are left out. A street without a
 * house number ends with a space, so that the number can be typed.
 *
 * @param suggestion - The chosen suggestion.
 * @param options - Whether the house number has its own input, and the street as typed so far, whose house number is
 *   kept.
 */
export function toSuggestedAddress(
  suggestion: AddressSuggestion,
  options: SuggestedAddressOptions = {},
): SuggestedAddress {
  const { street, city, postcode } = suggestion
  const place = { city, ...(postcode !== null && { postcode }) }
  if (street === null) return place
  const typed = splitStreet(options.typedStreet ?? '').houseNumber
  const houseNumber = suggestion.houseNumber ?? typed
  if (options.splitStreet) return { street, ...(houseNumber !== '' && { houseNumber }), ...place }
  return { street: houseNumber === '' ? `${street} ` : joinStreet(street, houseNumber), ...place }
}
