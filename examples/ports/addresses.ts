import type { Shop } from '@vanek/sdk'
import type { AddressValidation } from '@vanek/sdk/integrations/address-validation'

interface Place {
  readonly street: string
  readonly number: string
  readonly town: string
  readonly zip: string
}

/** A service that completes streets and checks whether a postcode exists. For other fields, the rules of the shop apply. */
export function createAcmeAddresses(shop: Shop): AddressValidation {
  const { fetch, endpoints } = shop.config
  const request = async (path: string, query: Readonly<Record<string, string>>, signal: AbortSignal | null) => {
    try {
      const response = await fetch(`${endpoints.services}/acme/${path}?${new URLSearchParams(query)}`, { signal })
      return response.ok ? ((await response.json()) as unknown) : null
    } catch (error) {
      signal?.throwIfAborted()
      shop.config.logger.warn('Acme did not respond', { error })
      return null
    }
  }
  return {
    async suggest({ field, query, country }, { signal = null } = {}) {
      if (country !== 'CZE' || field !== 'street' || query.trim().length < 3) return []
      const found = (await request('places', { q: query.trim() }, signal)) as { readonly places?: unknown } | null
      return (Array.isArray(found?.places) ? (found.places as readonly Place[]) : []).map((place) => ({
        ...{ street: place.street, houseNumber: place.number, city: place.town, postcode: place.zip, country },
      }))
    },
    async validate({ field, value, country }, { signal = null } = {}) {
      if (country !== 'CZE' || field !== 'postcode') return null
      const found = (await request('postcodes', { zip: value }, signal)) as { readonly exists?: unknown } | null
      if (typeof found?.exists !== 'boolean') return null
      return { result: found.exists ? 'valid' : 'warning', suggestion: null }
    },
  }
}
