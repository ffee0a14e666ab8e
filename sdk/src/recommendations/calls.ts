import type { operations } from '../generated/services.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callServices } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { QueryContext } from '../transport/query.ts'

type Query = operations['getRecommendations']['parameters']['query']

/** Where on the site something is offered. */
export type Placement = Query['placement']
export type RecommendationsError = ShopError<OperationCodes<operations['getRecommendations']>>

/** What the recommender may know. */
export interface RecommendationsInput {
  readonly placement: Placement
  /** Id of the visitor's session. */
  readonly session?: string
  readonly customer?: string
  /** The product that is looked at. */
  readonly product?: number
  /** The category that is looked at. */
  readonly category?: number
  readonly limit?: number
}

/** Ids of products to offer, best first (C7.62). A shop without the service should treat an error as an empty list. */
export async function getRecommendations(
  shop: Shop,
  input: RecommendationsInput,
  options: QueryContext = {},
): Promise<Result<readonly number[], RecommendationsError>> {
  const answer = await callServices(shop, (api) =>
    api.GET('/recommender/products', { params: { query: { ...input } }, ...options }),
  )
  return answer.ok ? ok(answer.data.productIds) : answer
}
