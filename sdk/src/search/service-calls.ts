import type { operations } from '../generated/services.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { listOf, objectOf, readInteger } from '../kernel/read.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callServices } from '../transport/call.ts'
import type { ListingSource } from '../catalog/types.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { SearchInput } from './calls.ts'
import { cleanTerm } from './rules/clean-term.ts'
import { isSearchable } from './rules/query-parts.ts'
import { searchTimeoutMs } from './rules/sizes.ts'
import type { CallOptions } from '../transport/options.ts'

/** What the outside search service answers, best first. */
export interface ServiceAnswer {
  readonly productIds: readonly number[]
  /** Ids of entries of the main menu (B5.05). */
  readonly menuItems: readonly number[]
}

const readAnswer = objectOf<ServiceAnswer>({ productIds: listOf(readInteger), menuItems: listOf(readInteger) })

/** Asks the outside search service, which is waited for 2000 ms at most and asked once (B9.11). */
export const askSearchService = async (
  shop: Shop,
  { q, limit }: { readonly q: string; /** The most products; 100 unless told. */ readonly limit?: number },
  options: CallOptions = {},
): Promise<Result<ServiceAnswer, ShopError<OperationCodes<operations['searchService']>>>> => {
  const timeoutMs = Math.min(searchTimeoutMs, shop.config.timeoutMs)
  const body = { query: cleanTerm(q), ...(limit !== undefined && { limit }) }
  const answer = await callServices(shop.with({ timeoutMs }), (api) => api.POST('/search/query', { body, ...options }))
  return answer.ok ? ok(readAnswer(answer.data)) : answer
}

/** The most products that are asked for by their ids: what a listing takes. */
const mostNamed = 200

export interface FoundProducts {
  /** For `getListing`. */
  readonly source: ListingSource
  readonly menuItems: readonly number[]
  /** Whether the outside service named the products. */
  readonly service: boolean
}

/**
 * Where the products for a query are listed from: by the ids the outside service named or, when it is slow, down, knows
 * nothing or more than it names, by the shop's own search (B9.11). Never fails. Ask `isSearchable` first: for less nothing is sent.
 */
export async function findProducts(
  shop: Shop,
  { q, shortTerms }: Omit<SearchInput, 'limit'>,
  options: CallOptions = {},
): Promise<FoundProducts> {
  const own: FoundProducts = { source: { query: cleanTerm(q) }, menuItems: [], service: false }
  if (!isSearchable(q, shortTerms)) return own
  const answer = await askSearchService(shop, { q, limit: mostNamed }, options)
  if (!answer.ok) return own
  const { productIds: ids, menuItems } = answer.data
  // a full answer knows of more than it names; only the shop's own search counts and narrows them all
  const whole = ids.length > 0 && ids.length < mostNamed
  return whole ? { source: { ids, named: cleanTerm(q) }, menuItems, service: true } : { ...own, menuItems }
}
