/**
 * The search field and its suggestions.
 *
 * @module
 */
export { type UseSearchFieldResult, type UseSearchFieldOptions } from '../src/search/search-field.ts'
export { type SearchGroup, type SearchOption } from '../src/search/suggestion-groups.ts'
export { useSearchField } from '../src/search/use-search-field.ts'
