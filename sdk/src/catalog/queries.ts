import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getBrands } from './brand-calls.ts'
import { getCategory, getListing } from './calls.ts'
import { getCategoryContent, getVirtualCategory } from './content-calls.ts'
import { getListingContent, type ListingContentInput } from './listing-content-calls.ts'
import { type ListingInput, scopeOf } from './rules/scope.ts'
import type { Brand, Category, CategoryContent, Listing, ListingContent, VirtualCategory } from './types.ts'

/** `getCategory` as a query definition. */
export const categoryQuery = (shop: Shop, input: { readonly path: string }): Query<Category> =>
  defineQuery(shop, ['category', input.path], (context) => getCategory(shop, input, context))

/** `getCategoryContent` as a query definition. */
export const categoryContentQuery = (shop: Shop, input: { readonly storeId: number }): Query<CategoryContent | null> =>
  defineQuery(shop, ['category-content', input.storeId], (context) => getCategoryContent(shop, input, context))

/** `getVirtualCategory` as a query definition. */
export const virtualCategoryQuery = (shop: Shop, input: { readonly slug: string }): Query<VirtualCategory> =>
  defineQuery(shop, ['virtual-category', input.slug], (context) => getVirtualCategory(shop, input, context))

/** `getListing` as a query definition; the same choice has the same key, whatever the order it was made in. */
export const listingQuery = (shop: Shop, input: ListingInput): Query<Listing> =>
  defineQuery(shop, ['listing', scopeOf(input)], (context) => getListing(shop, input, context))

/** `getListingContent` as a query definition. */
export const listingContentQuery = (shop: Shop, input: ListingContentInput): Query<ListingContent> =>
  defineQuery(shop, ['listing-content', input.path, input.parameters ?? []], (context) =>
    getListingContent(shop, input, context),
  )

/** `getBrands` as a query definition. */
export const brandsQuery = (shop: Shop, input: { readonly ids?: readonly string[] } = {}): Query<readonly Brand[]> =>
  defineQuery(shop, ['brands', input.ids ?? null], (context) => getBrands(shop, input, context))
