import type { OrderDetails } from '../../orders/types.ts'
import type { CartStore } from '../../cart/store-types.ts'
import { readAdded } from '../../cart/read-cart.ts'
import { addCartItems } from '../../cart/whole-calls.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { errorNotice } from '../../notices/error-notice.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { Shop } from '../../transport/context.ts'
import { readResponse } from '../../transport/read-response.ts'
import type { WriteOptions } from '../../kernel/options.ts'
import { goodsOf, outcomesOf, type ReorderMessages, type ReorderReport, reorderNotice, reportOf } from './report.ts'

/** Input of {@link reorder}. */
export interface ReorderParams {
  /** The order whose goods are added to the cart; discounts and gifts are left out. */
  readonly order: Pick<OrderDetails, 'items'>
  /** Cart store that receives the new cart; leave it out on a server. */
  readonly cart?: Pick<CartStore, 'receive' | 'refresh'> | null
  /** Texts of the notice and of the reasons in the report. */
  readonly messages: BasicMessages & ReorderMessages
  /** Receives the notice with the result. Without it, the caller shows the report. */
  readonly notices?: NoticePort | undefined
  /**
   * Whether the caller shows missing items itself; then notices are only shown for full success and errors.
   *
   * @defaultValue false
   */
  readonly showsReport?: boolean
}

/**
 * Adds the goods of an order to the cart again. Discounts and gifts are left out, because the cart grants its own.
 * Lines that cannot be added, or not with all their pieces, are reported with name and reason. The result is an error
 * only if nothing is known about any line. If a cart store is given, it receives the new cart.
 *
 * @param shop - The shop to call.
 * @param params - The order, the texts, and where to show the result.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `ReorderReport`; or an error: a `TransportCode`.
 * @example
 * ```ts
 * const report = await reorder(shop, { order, messages: en })
 * ```
 */
export async function reorder(
  shop: Shop,
  params: ReorderParams,
  options: WriteOptions = {},
): Promise<Result<ReorderReport>> {
  const { order, cart, messages, notices, showsReport = false } = params
  const goods = goodsOf(order.items)
  const requested = goods.filter(({ variantId }) => variantId !== null)
  const unknown = goods.filter(({ variantId }) => variantId === null)
  const finish = (outcomes: Parameters<typeof reportOf>[1]) => {
    const report = reportOf(requested, outcomes, unknown, messages)
    const whole = report.missing.length + report.capped.length === 0
    if (whole || !showsReport) notices?.show(reorderNotice(report, messages))
    return ok(report)
  }
  if (requested.length === 0) return finish([])

  const items = requested.map(({ variantId, amount }) => ({ variantId: variantId as number, amount }))
  const add = () => addCartItems(shop, { items }, options)
  const answer = await readResponse(shop, 'addCartItems', add, readAdded, 'unknown')
  if (answer.ok) {
    cart?.receive(answer.data.cart)
    return finish(answer.data.results)
  }
  const outcomes = outcomesOf(answer.error)
  if (outcomes.length === requested.length) return finish(outcomes)
  notices?.show(errorNotice(messages, answer.error))
  // the lines may have been added
  if (answer.error.outcome === 'unknown') void cart?.refresh()
  return answer
}
