import type { UserOrder } from '../../account/types.ts'
import type { CartStore } from '../../cart/store-types.ts'
import { addCartItems } from '../../cart/whole-calls.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { errorNotice } from '../../notices/error-notice.ts'
import type { NoticePort } from '../../notices/types.ts'
import type { Shop } from '../../transport/context.ts'
import type { WriteOptions } from '../../kernel/options.ts'
import { goodsOf, outcomesOf, type ReorderMessages, type ReorderReport, reorderNotice, reportOf } from './report.ts'

/** Which order is repeated, and how the result is told. */
export interface ReorderParams {
  readonly order: Pick<UserOrder, 'items'>
  /** Takes over the new cart; on a server there is none. */
  readonly cart?: Pick<CartStore, 'receive' | 'refresh'> | null
  readonly messages: BasicMessages & ReorderMessages
  /** Where the report is said; the caller's to show without one. */
  readonly notices?: NoticePort | undefined
  /**
   * Whether the caller shows missing items itself; then notices are only shown for full success and errors.
   *
   * @defaultValue false
   */
  readonly showsReport?: boolean
}

/**
 * Puts the goods of an order into the cart once more. Discounts and gifts are left out, each of them is given anew by the
 * cart. What cannot be had any more, or not with all its pieces, is told by name and reason; an error only when nothing
 * is known of the goods at all. The cart's store takes over the new cart, and who tracks it tells what was added; on a
 * server there is none.
 *
 * @param shop - The shop to ask.
 * @param params - Which order is repeated, and how the result is told.
 * @param options - A signal that aborts, and a key for repeating.
 * @returns `ReorderReport`; or an error: a `TransportCode`.
 * @example
 * const report = await reorder(shop, { order, messages: en })
 */
export async function reorder(
  shop: Shop,
  params: ReorderParams,
  options: WriteOptions = {},
): Promise<Result<ReorderReport>> {
  const { order, cart, messages, notices, showsReport = false } = params
  const goods = goodsOf(order.items)
  const asked = goods.filter(({ variantId }) => variantId !== null)
  const unknown = goods.filter(({ variantId }) => variantId === null)
  const tell = (outcomes: Parameters<typeof reportOf>[1]) => {
    const report = reportOf(asked, outcomes, unknown, messages)
    const whole = report.missing.length + report.capped.length === 0
    if (whole || !showsReport) notices?.show(reorderNotice(report, messages))
    return ok(report)
  }
  if (asked.length === 0) return tell([])

  const items = asked.map(({ variantId, amount }) => ({ variantId: variantId as number, amount }))
  const answer = await addCartItems(shop, { items }, options)
  if (answer.ok) {
    cart?.receive(answer.data.cart)
    return tell(answer.data.results)
  }
  const outcomes = outcomesOf(answer.error)
  if (outcomes.length === asked.length) return tell(outcomes)
  notices?.show(errorNotice(messages, answer.error))
  // whether they are in nobody knows
  if (answer.error.outcome === 'unknown') void cart?.refresh()
  return answer
}
