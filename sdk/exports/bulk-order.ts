/**
 * Bulk orders: parsing lines, storing them, and looking up product codes.
 *
 * @example
 * ```ts
 * const { lines, issues } = parseBulkOrder('AB-120;2')
 * const found = unwrap(await getVariantsByCodes(shop, { codes: lines.map(({ code }) => code) }))
 * ```
 * @module
 */
export { getVariantsByCodes, type VariantByCode, type GetVariantsByCodesParams } from '../src/cart/coded-calls.ts'
export { parseBulkOrderItems, serializeBulkOrderItems } from '../src/cart/rules/bulk/keep.ts'
export { parseBulkOrderFile, remainingBulkOrder, parseBulkOrder } from '../src/cart/rules/bulk/parse-lines.ts'
export { bulkOrderProblem } from '../src/cart/rules/bulk/problem.ts'
export type {
  BulkOrderIssue,
  BulkOrderLine,
  BulkOrderItem,
  BulkOrderProblem,
  ParseBulkOrderOptions,
  ParsedBulkOrder,
} from '../src/cart/rules/bulk/types.ts'
