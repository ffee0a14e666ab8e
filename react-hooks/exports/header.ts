/**
 * A sticky header.
 *
 * @module
 */
export { type StickyState } from '../src/header/sticky-state.ts'
export { type StickyHeader, type StickyHeaderOptions, useStickyHeader } from '../src/header/use-sticky-header.ts'
