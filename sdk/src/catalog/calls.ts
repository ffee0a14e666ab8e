import type { operations } from '../generated/content.d.ts'
import { localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import { type ListingInput, scopeOf, trimSlashes } from './rules/scope.ts'
import type { Category, Listing } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

export type CategoryError = ShopError<OperationCodes<operations['getCategories']> | 'not_found'>
export type ListingError = ShopError<OperationCodes<operations['getCatalogState']>>

/** The category at a path like `potrubi/ohebne-hadice` (B2.24, B7.13); `not_found` when there is none, `forbidden` when it is not for this shopper. */
export async function getCategory(
  shop: Shop,
  input: { readonly path: string },
  options: CallOptions = {},
): Promise<Result<Category, CategoryError>> {
  const path = trimSlashes(input.path)
  const answer = await callContent(shop, (api) =>
    api.GET('/catalog/category', { params: { query: { slugs: path, checkPermissions: true } }, ...options }),
  )
  const found = partOf(answer, ({ data }) => data.find((own) => own.path === path) ?? null)
  if (!found.ok) return found
  return found.data ? ok(found.data) : fail(localError('not_found', { status: 404 }))
}

/**
 * One page of a listing, or several in one piece, with the filters that make sense in it (B7.17, B9.13):
 * `getListing(shop, { category: 'koupelnove-ventilatory', ...listingFrom(url.searchParams) })`.
 * `not_found` when category or virtual category do not exist.
 */
export const getListing = async (
  shop: Shop,
  input: ListingInput,
  options: CallOptions = {},
): Promise<Result<Listing, ListingError>> => {
  const scope = scopeOf(input)
  return callContent(shop, (api) => api.GET('/api/catalog/v2/state', { params: { query: { scope } }, ...options }))
}
