import type { TextPort } from '../kernel/text-port.ts'
import type { Order } from '../checkout/types.ts'
import { sendPriceComparison } from '../integrations/conversions/price-comparison.ts'
import type { ScriptPage } from '../integrations/conversions/script-page.ts'
import { type SentOrders, sentOrders } from '../integrations/conversions/sent-orders.ts'
import { sendShopping } from '../integrations/conversions/shopping.ts'
import { logReviewOrder } from '../integrations/reviews/log.ts'
import { mayBeReviewed, reviewOrderOf } from '../integrations/reviews/order.ts'
import { isOn } from '../links/is-on.ts'
import type { ShopSettings } from '../settings/types.ts'
import type { Shop } from '../transport/context.ts'

/** What services are told of a placed order, and by what means. */
export interface AfterOrderParams {
  readonly order: Order
  readonly settings: Pick<ShopSettings, 'functions' | 'integrations'>
  readonly page: ScriptPage
  /** Whether the visitor agreed to advertising cookies; false until they answer. */
  readonly marketing: boolean
  /** Addresses of the scripts of the two conversions; null where there is none. */
  readonly scripts: { readonly priceComparison: string | null; readonly shopping: string | null }
  /** Keeps which orders were told, by service: a key of the local storage. */
  readonly sent: TextPort
}

/**
 * How telling one service ended: `off` when the shop does not use it, `refused` when the customer has not agreed, `known`
 * when this browser has told it before.
 */
export type AfterOrderOutcome = 'sent' | 'known' | 'off' | 'refused' | 'failed'

/** How it ended for each service. */
export interface AfterOrderReport {
  readonly reviews: AfterOrderOutcome
  readonly priceComparison: AfterOrderOutcome
  readonly shopping: AfterOrderOutcome
}

type Job = (shop: Shop, options: AfterOrderParams, sent: SentOrders) => Promise<AfterOrderOutcome>

const reviews: Job = async (shop, { order, settings }, sent) => {
  const { heureka_public_key: key } = settings.integrations
  if (!key || !isOn(settings.functions, 'certification')) return 'off'
  if (!mayBeReviewed(order)) return 'refused'
  if (sent.has(order.code)) return 'known'
  // before it is sent, so that the same page shown twice tells it once
  sent.add(order.code)
  const { ok } = await logReviewOrder(shop, reviewOrderOf(order, key))
  if (!ok) sent.remove(order.code)
  return ok ? 'sent' : 'failed'
}

const priceComparison: Job = async (_, { order, settings, page, scripts, marketing }, sent) => {
  const { heureka_public_key: key } = settings.integrations
  if (!key || !scripts.priceComparison) return 'off'
  // the order does not contain this consent, so the cookie consent counts
  if (!marketing) return 'refused'
  return sendPriceComparison(page, { script: scripts.priceComparison, key, order, sent })
}

const shopping: Job = async (_, { order, settings, page, scripts }, sent) => {
  const { seznam_shop_id: shopId } = settings.integrations
  if (!shopId || !scripts.shopping) return 'off'
  return sendShopping(page, { script: scripts.shopping, shopId, order, sent })
}

/**
 * Tells services of a placed order: the review service (C4.60), the price comparison (C4.61) and the shopping service
 * (C4.62, C4.63). Each is told once per order and browser, if the shop uses it and the customer has agreed. None waits for
 * another; a failure is only logged and leaves the order to be told at the next load of the page. Never rejects.
 *
 * @param shop - The shop to ask.
 * @param params - What services are told of a placed order, and by what means.
 * @returns How telling each service has ended. Never rejects.
 */
export async function afterOrder(shop: Shop, params: AfterOrderParams): Promise<AfterOrderReport> {
  const run = async (service: keyof AfterOrderReport, job: Job): Promise<AfterOrderOutcome> => {
    try {
      const outcome = await job(shop, params, sentOrders(params.sent, service))
      // the review service has been logged where it was asked
      if (outcome === 'failed' && service !== 'reviews')
        shop.config.logger.warn('A conversion was not sent', { service, order: params.order.code })
      return outcome
    } catch (error) {
      shop.config.logger.warn('A service was not told of an order', { service, error })
      return 'failed'
    }
  }
  const told = [run('reviews', reviews), run('priceComparison', priceComparison), run('shopping', shopping)] as const
  const [byReviews, byComparison, byShopping] = await Promise.all(told)
  return { reviews: byReviews, priceComparison: byComparison, shopping: byShopping }
}
