import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { search, type SearchInput } from './calls.ts'
import { cleanTerm } from './rules/clean-term.ts'
import type { SearchResults } from './types.ts'

/** `search` as a query definition. */
export const searchQuery = (shop: Shop, input: SearchInput): Query<SearchResults> =>
  defineQuery(shop, ['search', cleanTerm(input.q), input.limit ?? null, ...(input.shortTerms ?? [])], (context) =>
    search(shop, input, context),
  )
