import { localError, type ShopError } from '../../kernel/errors.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { callServices } from '../../transport/call.ts'
import type { Shop } from '../../transport/context.ts'
import type { LogReviewOrderParams } from './order.ts'
import type { CallOptions } from '../../kernel/options.ts'

/**
 * Reports an order to the review service. Anything but a 200 is logged as a warning, without the e-mail; the order is
 * not affected. The service ignores a repeated report.
 *
 * @param shop - The shop to call.
 * @param params - The data of the order to report; nothing else is sent.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: a `TransportCode`.
 */
export async function logReviewOrder(
  shop: Shop,
  params: LogReviewOrderParams,
  options: CallOptions = {},
): Promise<Result<null>> {
  const { apiKey, email, orderId, productItemIds } = params
  const body = { apiKey, email, orderId, productItemIds: [...productItemIds] }
  const answer: Result<number, ShopError> = await callServices(shop, async (api) => {
    const { response } = await api.POST('/reviews/orders', { body, ...options })
    return { data: response.status }
  })
  if (answer.ok && answer.data === 200) return ok(null)
  const error = answer.ok ? localError('contract', { status: answer.data }) : answer.error
  shop.config.logger.warn('The review service did not take an order', { orderId, error })
  return fail(error)
}
