import { ok } from '@vanek/sdk'
import type { SearchService } from '@vanek/sdk/search'

/** A search engine that answers hits: an index of products under `/acme` of the services. */
export const acmeSearch: SearchService = async (shop, { q, limit = 100 }, options = {}) => {
  const { fetch, endpoints } = shop.config
  const query = new URLSearchParams({ query: q, hitsPerPage: String(limit) })
  const answer = await fetch(`${endpoints.services}/acme/indexes/products?${query}`, { signal: options.signal ?? null })
  if (!answer.ok) throw new Error(`Acme answered ${answer.status}`)
  const { hits } = (await answer.json()) as { readonly hits: readonly { readonly objectID: string }[] }
  return ok({ productIds: hits.map(({ objectID }) => Number(objectID)), menuItems: [] })
}
