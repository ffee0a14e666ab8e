/**
 * Categories and listings: calls, and the state of a listing with its facets, sort order and pages.
 *
 * @example
 * ```ts
 * const state = parseListing(new URLSearchParams('brands=3&page=2'))
 * const listing = unwrap(await getListing(shop, { path: 'potrubi', ...state }))
 * const href = serializeListing(withSort(state, 'price_asc'))
 * ```
 * @module
 */
export { getBrands, getColours, type GetBrandsParams, type GetColoursParams } from '../src/catalog/brand-calls.ts'
export {
  type GetCategoryError,
  getCategory,
  getListing,
  type GetListingError,
  type GetCategoryParams,
} from '../src/catalog/calls.ts'
export {
  getCategoryContent,
  getTopCategories,
  getVirtualCategory,
  type GetCategoryContentParams,
  type GetVirtualCategoryParams,
} from '../src/catalog/content-calls.ts'
export { getFilteredContent, type GetFilteredContentParams } from '../src/catalog/filtered-calls.ts'
export { getListingContent, type GetListingContentParams } from '../src/catalog/listing-content-calls.ts'
export {
  brandsQuery,
  categoryContentQuery,
  categoryQuery,
  listingContentQuery,
  listingQuery,
  virtualCategoryQuery,
} from '../src/catalog/queries.ts'
export { groupFilters } from '../src/catalog/rules/arrange-filters.ts'
export { emptyListing } from '../src/catalog/rules/canonical.ts'
export { activeFilters } from '../src/catalog/rules/chosen-filters.ts'
export { parseListing } from '../src/catalog/rules/listing-from.ts'
export { serializeListing } from '../src/catalog/rules/listing-search.ts'
export type { GetListingParams } from '../src/catalog/rules/scope.ts'
export { visibleBanners } from '../src/catalog/rules/shown-banners.ts'
export { bestsellerCount } from '../src/catalog/rules/sizes.ts'
export {
  withPage,
  clearFilter,
  clearFilters,
  isFiltered,
  toggleValue,
  withMore,
  withSort,
} from '../src/catalog/rules/steps.ts'
export { type TopCategoryTile, topCategoryTiles } from '../src/catalog/rules/top-tiles.ts'
export type {
  GroupedFilters,
  RelatedArticle,
  Brand,
  CatalogSettings,
  Category,
  CategoryContent,
  CategoryLink,
  ActiveFilter,
  Colour,
  Filter,
  FilteredContent,
  FilterRange,
  FilterValue,
  Listing,
  ListingContent,
  ListingSource,
  ListingState,
  PriceVat,
  ListingSort,
  NumberRange,
  TopCategories,
  VirtualCategory,
} from '../src/catalog/types.ts'
