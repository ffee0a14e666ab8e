export { search, type SearchError, type SearchInput } from '../src/search/calls.ts'
export { searchQuery } from '../src/search/queries.ts'
export { cleanTerm } from '../src/search/rules.ts'
export type { SearchResults } from '../src/search/types.ts'
