/**
 * Bulk orders: parsing lines, storing them, and looking up product codes.
 *
 * @example
 * ```ts
 * const { lines, faults } = parseBulkLines('AB-120;2')
 * const found = unwrap(await getVariantsByCodes(shop, { codes: lines.map(({ code }) => code) }))
 * ```
 * @module
 */
export { getVariantsByCodes, type CodedVariant, type GetVariantsByCodesParams } from '../src/cart/coded-calls.ts'
export { parseBulk, stringifyBulk } from '../src/cart/rules/bulk/keep.ts'
export { bulkOfFile, leftInBulk, parseBulkLines } from '../src/cart/rules/bulk/parse-lines.ts'
export { bulkProblem } from '../src/cart/rules/bulk/problem.ts'
export type {
  BulkFault,
  BulkFaultCode,
  BulkLine,
  BulkOrderLine,
  BulkProblem,
  BulkText,
} from '../src/cart/rules/bulk/types.ts'
