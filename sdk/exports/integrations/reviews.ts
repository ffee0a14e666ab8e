/**
 * The service that asks customers to review the shop.
 *
 * @module
 */
export { logReviewOrder } from '../../src/integrations/reviews/log.ts'
export {
  type LogReviewOrderParams,
  type ReviewedOrder,
  toLogReviewOrderParams,
} from '../../src/integrations/reviews/order.ts'
