import { isRecord, listOf } from '../../kernel/read.ts'
import { ok } from '../../kernel/result.ts'
import { readIds } from '../../recommendations/rules.ts'
import { mostRecommended, recommendationsTimeoutMs } from '../../recommendations/sizes.ts'
import type { Recommender } from '../../recommendations/types.ts'
import { callServices } from '../../transport/call.ts'

/** Maximum number of cart codes that the service accepts. */
const mostCodes = 200

const idOf = (item: unknown): unknown => (isRecord(item) ? item['productId'] : undefined)

/**
 * The second recommender: a POST to its widget endpoint with the user, the codes in the cart and the product or
 * current category. The user is the customer, or the session for a guest.
 */
export const widgetRecommender: Recommender = async (shop, input, options = {}) => {
  const { placement, session, customer, product, category, cartProductCodes = [], limit } = input
  const timeoutMs = Math.min(recommendationsTimeoutMs, shop.config.timeoutMs)
  const body = {
    widget: placement,
    context: {
      userId: customer ?? session ?? null,
      cartProductCodes: [...new Set(cartProductCodes)].slice(0, mostCodes),
      productId: product ?? null,
      categoryId: category ?? null,
    },
    ...(limit !== undefined && { limit: Math.min(limit, mostRecommended) }),
  }
  const answer = await callServices(shop.with({ timeoutMs }), (api) =>
    api.POST('/recommender/widgets', { body, ...options }),
  )
  if (!answer.ok) return answer
  const data: unknown = answer.data
  return ok(readIds(listOf(idOf)(isRecord(data) ? data['items'] : null)))
}
