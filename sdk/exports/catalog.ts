export {
  type CategoryError,
  getCategory,
  getListing,
  type ListingError,
  type ListingInput,
} from '../src/catalog/calls.ts'
export { categoryQuery, listingQuery } from '../src/catalog/queries.ts'
export { listingFrom, listingSearch, sorts } from '../src/catalog/rules.ts'
export type { Category, CategoryLink, Listing, PageMeta, Sort } from '../src/catalog/types.ts'
