import { ok } from '@vanek/sdk'
import type { SearchService } from '@vanek/sdk/search'

/** A search engine with an index of products, at `/acme` of the services endpoint. */
export const acmeSearch: SearchService = async (shop, { q, limit = 100 }, options = {}) => {
  const { fetch, endpoints } = shop.config
  const query = new URLSearchParams({ query: q, hitsPerPage: String(limit) })
  const response = await fetch(`${endpoints.services}/acme/indexes/products?${query}`, {
    signal: options.signal ?? null,
  })
  if (!response.ok) throw new Error(`Acme responded with ${response.status}`)
  const { hits } = (await response.json()) as { readonly hits: readonly { readonly objectID: string }[] }
  return ok({ productIds: hits.map(({ objectID }) => Number(objectID)), menuItems: [] })
}
