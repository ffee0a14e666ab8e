import type { operations } from '../generated/content.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { QueryContext } from '../transport/query.ts'
import { cleanTerm } from './rules.ts'
import type { SearchResults } from './types.ts'

export type SearchError = ShopError<OperationCodes<operations['search']>>

export interface SearchInput {
  /** What the shopper wrote. */
  readonly q: string
  /** The most of each kind; the back end's 10 unless told. */
  readonly limit?: number
}

const nothing: SearchResults = { products: { entities: [], total: 0 }, categories: { entities: [], total: 0 } }

/** Searches products and categories (B7.18). An empty term finds nothing and sends nothing. */
export async function search(
  shop: Shop,
  { q, limit }: SearchInput,
  options: QueryContext = {},
): Promise<Result<SearchResults, SearchError>> {
  const term = cleanTerm(q)
  if (term === '') return ok(nothing)
  const query = { q: term, ...(limit !== undefined && { limit }) }
  return callContent(shop, (api) => api.GET('/search', { params: { query }, ...options }))
}
