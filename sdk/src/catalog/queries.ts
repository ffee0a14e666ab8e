import type { Shop } from '../transport/context.ts'
import type { ContentError } from '../transport/graphql.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getBrands, type GetBrandsParams } from './brand-calls.ts'
import {
  getCategory,
  getListing,
  type GetCategoryError,
  type GetCategoryParams,
  type GetListingError,
} from './calls.ts'
import {
  getCategoryContent,
  getVirtualCategory,
  type GetCategoryContentParams,
  type GetVirtualCategoryParams,
} from './content-calls.ts'
import { getListingContent, type GetListingContentParams } from './listing-content-calls.ts'
import { type GetListingParams, scopeOf } from './rules/scope.ts'
import type { Brand, Category, CategoryContent, Listing, ListingContent, VirtualCategory } from './types.ts'

/**
 * `getCategory` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Path of the category.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const categoryQuery = (shop: Shop, params: GetCategoryParams): Query<Category, GetCategoryError> =>
  defineQuery(shop, ['category', params.path], (context) => getCategory(shop, params, context))

/**
 * `getCategoryContent` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Id of the category in the shop.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const categoryContentQuery = (
  shop: Shop,
  params: GetCategoryContentParams,
): Query<CategoryContent | null, ContentError> =>
  defineQuery(shop, ['category-content', params.storeId], (context) => getCategoryContent(shop, params, context))

/**
 * `getVirtualCategory` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Slug of the virtual category.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const virtualCategoryQuery = (
  shop: Shop,
  params: GetVirtualCategoryParams,
): Query<VirtualCategory, ContentError> =>
  defineQuery(shop, ['virtual-category', params.slug], (context) => getVirtualCategory(shop, params, context))

/**
 * `getListing` as a query definition; the order of the selected values does not change the key.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Source of the products, selected filters, sort order and page.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const query = listingQuery(shop, { path: 'koupelnove-ventilatory', ...state })
 * const { products } = await query.queryFn()
 * ```
 */
export const listingQuery = (shop: Shop, params: GetListingParams): Query<Listing, GetListingError> =>
  defineQuery(shop, ['listing', scopeOf(params)], (context) => getListing(shop, params, context))

/**
 * `getListingContent` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Path of the listing, and the selected values.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const listingContentQuery = (shop: Shop, params: GetListingContentParams): Query<ListingContent, ContentError> =>
  defineQuery(shop, ['listing-content', params.path, params.parameters ?? []], (context) =>
    getListingContent(shop, params, context),
  )

/**
 * `getBrands` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Ids of the brands; all by default.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const brandsQuery = (shop: Shop, params: GetBrandsParams = {}): Query<readonly Brand[], ContentError> =>
  defineQuery(shop, ['brands', params.ids ?? null], (context) => getBrands(shop, params, context))
