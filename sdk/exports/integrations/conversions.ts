/**
 * Access to the page for services that are loaded as a script, and a record of the orders reported to them.
 *
 * @example
 * ```ts
 * const sent = createReportedOrders(memoryStorage(), 'price-comparison')
 * if (!sent.has(order.code)) sent.add(order.code)
 * ```
 * @module
 */
export { createScriptLoader, type ScriptLoader } from '../../src/integrations/conversions/script-page.ts'
export { type ReportedOrders, createReportedOrders } from '../../src/integrations/conversions/sent-orders.ts'
