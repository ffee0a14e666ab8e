/**
 * A sticky header.
 *
 * @module
 */
export { type StickyState } from '../src/header/sticky-state.ts'
export {
  type UseStickyHeaderResult,
  type UseStickyHeaderOptions,
  useStickyHeader,
} from '../src/header/use-sticky-header.ts'
