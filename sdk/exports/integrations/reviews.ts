/** The service that asks customers how they were content. */
export { logReviewOrder } from '../../src/integrations/reviews/log.ts'
export {
  mayBeReviewed,
  type ReviewedOrder,
  type LogReviewOrderParams,
  reviewOrderOf,
} from '../../src/integrations/reviews/order.ts'
