/**
 * Comparing products.
 *
 * @module
 */
export { type CompareToggle, useCompareToggle } from '../src/compare/use-compare-toggle.ts'
export { type Compare, useCompare } from '../src/compare/use-compare.ts'
