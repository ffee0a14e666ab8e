import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getCategory, getListing, type ListingInput } from './calls.ts'
import type { Category, Listing } from './types.ts'

/** `getCategory` as a query definition. */
export const categoryQuery = (shop: Shop, input: { readonly path: string }): Query<Category> =>
  defineQuery(shop, ['category', input.path], (context) => getCategory(shop, input, context))

/** `getListing` as a query definition. */
export const listingQuery = (shop: Shop, input: ListingInput): Query<Listing> =>
  defineQuery(shop, ['listing', input.category, input.page ?? 1, input.sort ?? null], (context) =>
    getListing(shop, input, context),
  )
