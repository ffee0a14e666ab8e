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
export { normalizeQuery } from '../src/search/rules/clean-term.ts'
export { type SearchableMenuItem, searchMenu } from '../src/search/rules/menu-matches.ts'
export { isSearchable, splitQuery } from '../src/search/rules/query-parts.ts'
export { searchResultsPerPage } from '../src/search/rules/sizes.ts'
export {
  querySearchService,
  findProducts,
  type FindProductsData,
  type QuerySearchServiceData,
  type QuerySearchServiceParams,
  type QuerySearchServiceError,
  type FindProductsParams,
  type SearchService,
} from '../src/search/service-calls.ts'
export { createSearchStore, type SearchStoreOptions } from '../src/search/store.ts'
export { suggest, type SuggestParams } from '../src/search/suggest.ts'
export type {
  ArticleSuggestion,
  CategorySuggestion,
  QuestionSuggestion,
  SearchResults,
  SearchState,
  SearchStore,
  Suggestions,
} from '../src/search/types.ts'
