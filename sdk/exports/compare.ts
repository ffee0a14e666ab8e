/**
 * Comparing products: a store of their ids, and the rows of the table.
 *
 * @example
 * ```ts
 * const compare = createCompareStore()
 * compare.toggle(product.id)
 * ```
 * @module
 */
export { type ComparableParameter, type CompareRow, toCompareRows } from '../src/compare/rows.ts'
export { compareMaxProducts } from '../src/compare/rules.ts'
export { createCompareStore } from '../src/compare/store.ts'
export type { CompareChange, CompareState, CompareStore } from '../src/compare/types.ts'
