/**
 * Comparing products.
 *
 * @module
 */
export { type UseCompareToggleResult, useCompareToggle } from '../src/compare/use-compare-toggle.ts'
export { type UseCompareResult, useCompare } from '../src/compare/use-compare.ts'
