import type { Sort } from '../types.ts'

/** Every order that a listing can stand in, the usual one first. */
export const sorts: readonly Sort[] = ['recommended', 'bestselling', 'price_asc', 'price_desc', 'rating', 'newest']
