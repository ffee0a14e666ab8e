import type { StoragePort } from '../kernel/text-port.ts'
import type { Order } from '../checkout/types.ts'
import { sendPriceComparison } from '../integrations/conversions/price-comparison.ts'
import type { ScriptLoader } from '../integrations/conversions/script-page.ts'
import { type ReportedOrders, createReportedOrders } from '../integrations/conversions/sent-orders.ts'
import { sendShopping } from '../integrations/conversions/shopping.ts'
import { logReviewOrder } from '../integrations/reviews/log.ts'
import { mayBeReviewed, toLogReviewOrderParams } from '../integrations/reviews/order.ts'
import { isFunctionOn } from '../links/is-on.ts'
import type { ShopSettings } from '../settings/types.ts'
import type { Shop } from '../transport/context.ts'

/** Input of {@link afterOrder}. */
export interface AfterOrderParams {
  /** The placed order. */
  readonly order: Order
  /** Settings of the shop; they name the services it uses. */
  readonly settings: Pick<ShopSettings, 'functions' | 'integrations'>
  /** Loads the scripts of the services: `createScriptLoader(document)`. */
  readonly page: ScriptLoader
  /** Whether the visitor agreed to advertising cookies; false before the decision. */
  readonly marketing: boolean
  /** Addresses of the conversion scripts. */
  readonly scripts: {
    /** URL of the script of the price comparison (Heureka); null: no conversion is sent to it. */
    readonly priceComparison: string | null
    /** URL of the script of the shopping service (`seznam_shop_id`); null: no conversion is sent to it. */
    readonly shopping: string | null
  }
  /** Stores which orders were sent to which service, so that none is sent twice: a key of the local storage. */
  readonly sent: StoragePort
}

/**
 * Result for one service: `off` if the shop does not use it, `refused` if the customer has not agreed, `known` if this
 * browser has sent the order before.
 */
export type AfterOrderOutcome = 'sent' | 'known' | 'off' | 'refused' | 'failed'

/** Result for each service. Returned by {@link afterOrder}. */
export interface AfterOrderReport {
  /** The review service (Heureka), which asks the customer for a review. */
  readonly reviews: AfterOrderOutcome
  /** Conversion of the price comparison (Heureka). */
  readonly priceComparison: AfterOrderOutcome
  /** Conversion of the shopping service (`seznam_shop_id`). */
  readonly shopping: AfterOrderOutcome
}

type Job = (shop: Shop, options: AfterOrderParams, sent: ReportedOrders) => Promise<AfterOrderOutcome>

const reviews: Job = async (shop, { order, settings }, sent) => {
  const { heureka_public_key: key } = settings.integrations
  if (!key || !isFunctionOn(settings.functions, 'certification')) return 'off'
  if (!mayBeReviewed(order)) return 'refused'
  if (sent.has(order.code)) return 'known'
  // before it is sent, so that the same page shown twice sends it once
  sent.add(order.code)
  const { ok } = await logReviewOrder(shop, toLogReviewOrderParams(order, key))
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
 * Sends a placed order to the review service, the price comparison and the shopping service: once per order and
 * browser, if the shop uses the service and the customer has agreed. The services run in
 * parallel. A failure is only logged; the order is sent again when the page is loaded the next time. Never rejects.
 *
 * @param shop - The shop to call.
 * @param params - The order, settings of the shop, and the scripts of the services.
 * @returns The result for each service.
 */
export async function afterOrder(shop: Shop, params: AfterOrderParams): Promise<AfterOrderReport> {
  const run = async (service: keyof AfterOrderReport, job: Job): Promise<AfterOrderOutcome> => {
    try {
      const outcome = await job(shop, params, createReportedOrders(params.sent, service))
      // the review service logs its own failures
      if (outcome === 'failed' && service !== 'reviews')
        shop.config.logger.warn('A conversion was not sent', { service, order: params.order.code })
      return outcome
    } catch (error) {
      shop.config.logger.warn('A service was not notified of an order', { service, error })
      return 'failed'
    }
  }
  const reported = [
    run('reviews', reviews),
    run('priceComparison', priceComparison),
    run('shopping', shopping),
  ] as const
  const [byReviews, byComparison, byShopping] = await Promise.all(reported)
  return { reviews: byReviews, priceComparison: byComparison, shopping: byShopping }
}
