import type { AddressSuggestion, AddressValidationResult } from '../../checkout/validation-port.ts'
import { isRecord, listOf, orNull, type Read } from '../../kernel/read.ts'
import { isServedCountry, mostSuggestions } from './limits.ts'

const results: readonly unknown[] = [
  'valid',
  'error',
  'warning',
  'unknown',
] satisfies readonly AddressValidationResult['result'][]

const filled: Read<string> = (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
const filledOrNull = orNull(filled)

/** The verdict in a response of the service; null if it is invalid. */
export function readVerdict(data: unknown): AddressValidationResult | null {
  if (!isRecord(data) || !results.includes(data['result'])) return null
  return { result: data['result'] as AddressValidationResult['result'], suggestion: filledOrNull(data['suggestion']) }
}

const readSuggestion: Read<AddressSuggestion> = (value) => {
  if (!isRecord(value)) return undefined
  const [city, country] = [filled(value['city']), filled(value['country'])]
  if (city === undefined || country === undefined || !isServedCountry(country)) return undefined
  const [street, houseNumber, postcode] = ['street', 'houseNumber', 'postcode'].map((name) => filledOrNull(value[name]))
  return { street: street ?? null, houseNumber: houseNumber ?? null, city, postcode: postcode ?? null, country }
}

/** The addresses in a response of the service; invalid ones are left out. */
export const readSuggestions = (data: unknown): readonly AddressSuggestion[] =>
  listOf(readSuggestion)(isRecord(data) ? data['suggestions'] : null).slice(0, mostSuggestions)
