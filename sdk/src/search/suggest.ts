import type { Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import { partOf } from '../transport/part-of.ts'
import { search, type SearchError } from './calls.ts'
import { normalizeQuery } from './rules/clean-term.ts'
import type { SearchableMenuItem } from './rules/menu-matches.ts'
import { suggestedProducts } from './rules/sizes.ts'
import { suggestedFrom } from './rules/suggested.ts'
import { findProducts, type FindProductsParams } from './service-calls.ts'
import type { SearchResults, Suggestions } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Parameters of the suggestions: the query, and the menu to find categories in. */
export interface SuggestParams extends FindProductsParams {
  /** The main menu, as a tree. */
  readonly menu: readonly SearchableMenuItem[]
}

/** The products returned by the external service; empty if there are none or they cannot be fetched. */
async function named(shop: Shop, input: FindProductsParams, options: CallOptions) {
  const { source, menuItems, service } = await findProducts(shop, input, options)
  if (!service) return { menuItems }
  const scope = JSON.stringify({ ...source, perPage: suggestedProducts })
  const listing = await callContent(shop, (api) =>
    api.GET('/api/catalog/v2/state', { params: { query: { scope } }, ...options }),
  )
  const found = partOf(listing, ({ products: [...entities], pagination: { total } }) => ({ entities, total }))
  return found.ok && found.data.entities.length > 0 ? { menuItems, products: found.data } : { menuItems }
}

/**
 * Reads suggestions for a search field: products of the external service, else those of the shop's own
 * search; categories, articles and questions.
 *
 * @param shop - The shop to call.
 * @param params - The query, and the menu to find categories in.
 * @param options - `signal` aborts the call.
 * @returns `Suggestions`; or an error: `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const found = await suggest(shop, { q: 'fan', menu: [] })
 * if (found.ok) console.log(found.data.products.map(({ name }) => name), found.data.categories)
 * ```
 */
export async function suggest(
  shop: Shop,
  params: SuggestParams,
  options: CallOptions = {},
): Promise<Result<Suggestions, SearchError>> {
  const { q, menu, shortTerms, service: searchService } = params
  const [own, service] = await Promise.all([
    search(shop, { q, shortTerms, limit: suggestedProducts }, options),
    named(shop, { q, shortTerms, service: searchService }, options),
  ])
  return partOf(own, (data) => {
    const products: SearchResults['products'] = service.products ?? data.products
    const meant = data.meant ?? null
    return {
      q: normalizeQuery(q),
      meant,
      terms: [...new Set([...(meant === null ? [] : [meant]), ...(data.terms ?? [])])],
      products: products.entities.slice(0, suggestedProducts),
      productTotal: products.total,
      categories: suggestedFrom(data, menu, { q, shortTerms, named: service.menuItems }),
      articles: data.articles.entities,
      questions: data.faq_questions.entities,
    }
  })
}
