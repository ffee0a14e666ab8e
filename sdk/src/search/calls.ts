import type { operations } from '../generated/content.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { normalizeQuery } from './rules/clean-term.ts'
import { isSearchable } from './rules/query-parts.ts'
import { searchResultsPerPage } from './rules/sizes.ts'
import type { SearchResults } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Why {@link search} or {@link suggest} failed. */
export type SearchError = ShopError<OperationCodes<operations['search']>>

/** Parameters of a search. */
export interface SearchParams {
  /** Query of the shopper. */
  readonly q: string
  /**
   * The most results of each kind.
   *
   * @defaultValue 10
   */
  readonly limit?: number
  /** Short terms that are searched despite their length. */
  readonly shortTerms?: readonly string[] | undefined
}

const none = { entities: [], total: 0 }
const nothing: SearchResults = {
  products: none,
  menuItems: none,
  virtual_categories: none,
  articles: none,
  faq_questions: none,
}

/**
 * Searches everything: the shop's own search. A query without a part of 3 characters and without a short term
 * finds nothing and sends nothing.
 *
 * @param shop - The shop to call.
 * @param params - The query.
 * @param options - `signal` aborts the call.
 * @returns `SearchResults`; or an error: `validation`, or a `TransportCode`. An abort throws the reason of the signal.
 * @example
 * ```ts
 * const { products } = unwrap(await search(shop, { q: 'fan', limit: 5 }))
 * ```
 */
export async function search(
  shop: Shop,
  params: SearchParams,
  options: CallOptions = {},
): Promise<Result<SearchResults, SearchError>> {
  const { q, limit = searchResultsPerPage, shortTerms } = params
  options.signal?.throwIfAborted()
  if (!isSearchable(q, shortTerms)) return ok(nothing)
  const query = { q: normalizeQuery(q), limit }
  return callContent(shop, (api) => api.GET('/search', { params: { query }, ...options }))
}
