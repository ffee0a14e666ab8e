import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { search, type SearchError, type SearchParams } from './calls.ts'
import { normalizeQuery } from './rules/clean-term.ts'
import type { SearchResults } from './types.ts'

/**
 * `search` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - The query.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const searchQuery = (shop: Shop, params: SearchParams): Query<SearchResults, SearchError> =>
  defineQuery(
    shop,
    ['search', normalizeQuery(params.q), params.limit ?? null, ...(params.shortTerms ?? [])],
    (context) => search(shop, params, context),
  )
