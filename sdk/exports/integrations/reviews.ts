/**
 * The service that asks customers to review the shop.
 *
 * @module
 */
export { logReviewOrder } from '../../src/integrations/reviews/log.ts'
export { type LogReviewOrderParams, toLogReviewOrderParams } from '../../src/integrations/reviews/order.ts'
