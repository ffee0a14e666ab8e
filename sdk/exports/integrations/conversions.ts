/** Services that learn of orders by a script on the page. */
export type { PriceComparisonInput } from '../../src/integrations/conversions/price-comparison.ts'
export { documentPage, type DocumentLike, type ScriptPage } from '../../src/integrations/conversions/script-page.ts'
export type { ConversionOutcome } from '../../src/integrations/conversions/send.ts'
export { type SentOrders, sentOrders } from '../../src/integrations/conversions/sent-orders.ts'
export type { ShoppingInput } from '../../src/integrations/conversions/shopping.ts'
