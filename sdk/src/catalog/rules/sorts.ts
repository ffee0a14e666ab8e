import type { ListingSort } from '../types.ts'

/** All sort orders of a listing, the default one first. */
export const sorts: readonly ListingSort[] = [
  'recommended',
  'bestselling',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
]
