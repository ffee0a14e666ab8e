/** The service that asks customers how they were content. */
export { logReviewOrder } from '../../src/integrations/reviews/log.ts'
export { type LogReviewOrderParams, type ReviewedOrder, reviewOrderOf } from '../../src/integrations/reviews/order.ts'
