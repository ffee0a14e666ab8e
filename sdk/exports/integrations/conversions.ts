/**
 * Access to the page for services that are loaded as a script, and a record of the orders reported to them.
 *
 * @example
 * ```ts
 * const sent = sentOrders(memoryText(), 'price-comparison')
 * if (!sent.has(order.code)) sent.add(order.code)
 * ```
 * @module
 */
export { documentPage, type DocumentLike, type ScriptPage } from '../../src/integrations/conversions/script-page.ts'
export { type SentOrders, sentOrders } from '../../src/integrations/conversions/sent-orders.ts'
