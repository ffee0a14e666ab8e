/**
 * A sticky header.
 *
 * @module
 */
export {
  type UseStickyHeaderResult,
  type UseStickyHeaderOptions,
  useStickyHeader,
} from '../src/header/use-sticky-header.ts'
