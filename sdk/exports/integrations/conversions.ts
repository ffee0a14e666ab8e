/** Services that learn of orders by a script on the page. */
export { documentPage, type DocumentLike, type ScriptPage } from '../../src/integrations/conversions/script-page.ts'
export { type SentOrders, sentOrders } from '../../src/integrations/conversions/sent-orders.ts'
