import type { Order } from '../../checkout/types.ts'

/** Data of an order that are sent to the review service. */
export interface LogReviewOrderParams {
  /** The public key of the shop. */
  readonly apiKey: string
  /** E-mail address of the customer, for the review request. */
  readonly email: string
  /** Code of the order. */
  readonly orderId: string
  /** Ids of the variants bought, each once. */
  readonly productItemIds: readonly string[]
}

/** The part of an order that the review service needs. */
export type ReviewedOrder = Pick<Order, 'code' | 'customer' | 'items' | 'attributes'>

/** Maximum number of variants that the service accepts. */
const mostItems = 500

/** Whether the customer has agreed to be contacted by the review service; false if the order has no such flag. */
export const mayBeReviewed = ({ attributes }: Pick<Order, 'attributes'>): boolean => attributes.GDPR.heureka === true

/**
 * Creates the body of the request that reports an order to the review service.
 *
 * @param order - The placed order.
 * @param apiKey - Key of the shop at the service.
 */
export const toLogReviewOrderParams = (
  { code, customer, items }: ReviewedOrder,
  apiKey: string,
): LogReviewOrderParams => ({
  apiKey,
  email: customer.email,
  orderId: code,
  productItemIds: [...new Set(items.flatMap(({ variantId }) => (variantId === null ? [] : String(variantId))))].slice(
    0,
    mostItems,
  ),
})
