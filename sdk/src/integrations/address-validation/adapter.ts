import type { AddressValidation, PartialAddress } from '../../checkout/validation-port.ts'
import type { Result } from '../../kernel/result.ts'
import { callServices } from '../../transport/call.ts'
import type { Shop } from '../../transport/context.ts'
import { addressValidationTimeoutMs, isServedCountry, mostSuggestions, shortestAddressQuery } from './limits.ts'
import { readSuggestions, readVerdict } from './read.ts'

const longest: Readonly<Record<keyof PartialAddress, number>> = {
  street: 120,
  houseNumber: 20,
  city: 100,
  postcode: 20,
}

/** The known part of an address in the format of the service; nothing if it is empty. */
function knownPart(within: PartialAddress | undefined) {
  const parts = Object.entries(longest).flatMap(([name, most]) => {
    const text = within?.[name as keyof PartialAddress]?.trim()
    return text && text.length <= most ? [[name, text]] : []
  })
  return parts.length > 0 ? { within: Object.fromEntries(parts) as Readonly<Record<keyof PartialAddress, string>> } : {}
}

/**
 * Creates an address validation for Czechia and Slovakia. Each request is sent once and times out after 1500 ms. A
 * failure, an invalid response or another country gives no result: an empty list, or null. Only an abort by `signal`
 * throws.
 *
 * @param shop - The shop to call.
 * @returns The port that forms and the checkout store take.
 * @example
 * ```ts
 * const validation = createAddressValidation(shop)
 * const suggestions = await validation.suggest({ country: 'CZE', field: 'street', query: 'Main' })
 * ```
 */
export function createAddressValidation(shop: Shop): AddressValidation {
  const patient = shop.with({ timeoutMs: Math.min(addressValidationTimeoutMs, shop.config.timeoutMs) })
  const quiet = (answer: Result<unknown>): unknown => {
    if (answer.ok) return answer.data
    shop.config.logger.warn('Could not validate addresses', { error: answer.error })
    return null
  }
  return {
    async suggest({ country, field, query, within }, options = {}) {
      const typed = query.trim().slice(0, 100)
      if (!isServedCountry(country) || typed.length < shortestAddressQuery) return []
      const body = { country, field, query: typed, limit: mostSuggestions, ...knownPart(within) }
      const answer = await callServices(patient, (api) => api.POST('/addresses/suggest', { body, ...options }))
      return readSuggestions(quiet(answer))
    },
    async validate({ country, field, value, within }, options = {}) {
      if (!isServedCountry(country) || value === '' || value.length > 254) return null
      const body = { country, field, value, ...knownPart(within) }
      const answer = await callServices(patient, (api) => api.POST('/addresses/validate', { body, ...options }))
      return readVerdict(quiet(answer))
    },
  }
}
