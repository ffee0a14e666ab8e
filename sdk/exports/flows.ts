/**
 * Flows over several calls: placing an order exactly once, returning from a payment, ordering again.
 *
 * @example
 * ```ts
 * const orders = createOrderFlow(shop)
 * const report = await reorder(shop, { order, cart, messages: en })
 * ```
 * @module
 */
export { afterOrder, type AfterOrderParams, type AfterOrderReport } from '../src/flows/after-order.ts'
export {
  type IntentPort,
  memoryIntentPort,
  type OrderIntent,
  storageIntentPort,
  withoutPasswords,
} from '../src/flows/intents.ts'
export { createOrderFlow, type OrderFlow, type OrderFlowOptions, type OrderFlowState } from '../src/flows/order-flow.ts'
export {
  createPaymentReturn,
  type PaymentOutcome,
  type PaymentReturn,
  type PaymentReturnOptions,
  type PaymentReturnState,
} from '../src/flows/payment-return.ts'
export { reorder, type ReorderParams } from '../src/flows/reorder/reorder.ts'
export type { ReorderLine, ReorderReport } from '../src/flows/reorder/report.ts'
