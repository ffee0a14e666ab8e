import type { operations } from '../generated/services.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { listOf, objectOf, readInteger } from '../kernel/read.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callServices } from '../transport/call.ts'
import { within } from '../transport/within.ts'
import type { ListingSource } from '../catalog/types.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { SearchParams } from './calls.ts'
import { normalizeQuery } from './rules/clean-term.ts'
import { isSearchable } from './rules/query-parts.ts'
import { searchTimeoutMs } from './rules/sizes.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Response of the external search service, best first. */
export interface QuerySearchServiceData {
  /** Ids of products, best first. */
  readonly productIds: readonly number[]
  /** Ids of entries of the main menu. */
  readonly menuItems: readonly number[]
}

/** Why {@link querySearchService} failed; use the shop's own {@link search} then. */
export type QuerySearchServiceError = ShopError<OperationCodes<operations['searchService']>>

const readResponse = objectOf<QuerySearchServiceData>({
  productIds: listOf(readInteger),
  menuItems: listOf(readInteger),
})

/** Parameters of `querySearchService`. */
export interface QuerySearchServiceParams {
  /** Query of the shopper. */
  readonly q: string
  /**
   * The most products.
   *
   * @defaultValue 100
   */
  readonly limit?: number
}

/**
 * The port of a search service: ids of products and of entries of the main menu, best first. It may fail, throw or be
 * slow: {@link findProducts} then uses the shop's own search.
 */
export type SearchService = (
  shop: Shop,
  params: QuerySearchServiceParams,
  options?: CallOptions,
) => Promise<Result<QuerySearchServiceData, ShopError>>

/**
 * Queries the external search service, once, with a timeout of 2000 ms.
 *
 * @param shop - The shop to call.
 * @param params - The query.
 * @param options - `signal` aborts the call.
 * @returns `QuerySearchServiceData`; or an error: `validation`, or a `TransportCode`.
 */
export const querySearchService = async (
  shop: Shop,
  params: QuerySearchServiceParams,
  options: CallOptions = {},
): Promise<Result<QuerySearchServiceData, QuerySearchServiceError>> => {
  const { q, limit } = params
  const timeoutMs = Math.min(searchTimeoutMs, shop.config.timeoutMs)
  const body = { query: normalizeQuery(q), ...(limit !== undefined && { limit }) }
  const answer = await callServices(shop.with({ timeoutMs }), (api) => api.POST('/search/query', { body, ...options }))
  return answer.ok ? ok(readResponse(answer.data)) : answer
}

/** The most product ids that a listing accepts. */
const mostNamed = 200

/** Where to list the products for a query from. {@link findProducts} returns it. */
export interface FindProductsData {
  /** Parameters for `getListing` of `@vanek/sdk/catalog`: ids of products, or the query itself. */
  readonly source: ListingSource
  /** Ids of entries of the main menu that the search service found; empty if it failed. */
  readonly menuItems: readonly number[]
  /** Whether the products are from the external service. */
  readonly service: boolean
}

/** Parameters of `findProducts`. */
export interface FindProductsParams extends Omit<SearchParams, 'limit'> {
  /** The search service. Defaults to `querySearchService`. */
  readonly service?: SearchService | undefined
}

/**
 * The source of the products for a query: the ids from the external search service or, if it is slow, fails, finds
 * nothing or too much, the shop's own search. Never fails. Check `isSearchable` first: a shorter query sends nothing.
 *
 * @param shop - The shop to call.
 * @param params - The query.
 * @param options - `signal` aborts the call.
 * @returns Where to list the products from. Never fails.
 * @example
 * ```ts
 * const { source } = await findProducts(shop, { q: 'fan' })
 * const { products } = unwrap(await getListing(shop, source))
 * ```
 */
export async function findProducts(
  shop: Shop,
  params: FindProductsParams,
  options: CallOptions = {},
): Promise<FindProductsData> {
  const { q, shortTerms, service = querySearchService } = params
  const own: FindProductsData = { source: { query: normalizeQuery(q) }, menuItems: [], service: false }
  if (!isSearchable(q, shortTerms)) return own
  const ask = (context: CallOptions) => service(shop, { q: normalizeQuery(q), limit: mostNamed }, context)
  const answer = await within(shop, searchTimeoutMs, ask, options).catch(() => null)
  options.signal?.throwIfAborted()
  if (!answer?.ok) return own
  const { productIds: ids, menuItems } = readResponse(answer.data)
  // a full response may be incomplete; only the shop's own search counts and filters all products
  const whole = ids.length > 0 && ids.length < mostNamed
  return whole ? { source: { ids, named: normalizeQuery(q) }, menuItems, service: true } : { ...own, menuItems }
}
