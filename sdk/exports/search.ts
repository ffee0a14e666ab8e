/**
 * Search: results, suggestions, and a store for a search field.
 *
 * @example
 * ```ts
 * const results = unwrap(await search(shop, { q: 'fan' }))
 * ```
 * @module
 */
export { search, type SearchError, type SearchParams } from '../src/search/calls.ts'
export { searchQuery } from '../src/search/queries.ts'
export { cleanTerm } from '../src/search/rules/clean-term.ts'
export { type MenuItemLike, menuMatches, type MenuQuery } from '../src/search/rules/menu-matches.ts'
export { isSearchable, queryParts } from '../src/search/rules/query-parts.ts'
export { searchPageSize } from '../src/search/rules/sizes.ts'
export {
  askSearchService,
  findProducts,
  type FindProductsData,
  type AskSearchServiceData,
  type AskSearchServiceParams,
  type AskSearchServiceError,
  type FindProductsParams,
} from '../src/search/service-calls.ts'
export { createSearchStore, type SearchStoreOptions } from '../src/search/store.ts'
export { suggest, type SuggestParams } from '../src/search/suggest.ts'
export type {
  FoundArticle,
  FoundCategory,
  FoundQuestion,
  SearchResults,
  SearchState,
  SearchStore,
  Suggestions,
} from '../src/search/types.ts'
