import { isRecord } from '../../kernel/read.ts'
import { ok } from '../../kernel/result.ts'
import { readIds } from '../../recommendations/rules.ts'
import { mostRecommended, recommendationsTimeoutMs } from '../../recommendations/sizes.ts'
import type { Recommender } from '../../recommendations/types.ts'
import { callServices } from '../../transport/call.ts'

/**
 * The first recommender: a GET with the placement, the session, the customer and the current product or category.
 * Invalid ids in the response are left out.
 */
export const productRecommender: Recommender = async (shop, input, options = {}) => {
  const { placement, session, customer, product, category, limit } = input
  const timeoutMs = Math.min(recommendationsTimeoutMs, shop.config.timeoutMs)
  const query = {
    placement,
    ...(session !== undefined && { session }),
    ...(customer !== undefined && { customer }),
    ...(product !== undefined && { product }),
    ...(category !== undefined && { category }),
    ...(limit !== undefined && { limit: Math.min(limit, mostRecommended) }),
  }
  const answer = await callServices(shop.with({ timeoutMs }), (api) =>
    api.GET('/recommender/products', { params: { query }, ...options }),
  )
  if (!answer.ok) return answer
  const data: unknown = answer.data
  return ok(readIds(isRecord(data) ? data['productIds'] : null))
}
