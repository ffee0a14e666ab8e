import type { operations } from '../generated/content.d.ts'
import { localError, type ShopError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import { callContent } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import { type GetListingParams, scopeOf, trimSlashes } from './rules/scope.ts'
import type { Category, Listing } from './types.ts'
import type { CallOptions } from '../kernel/options.ts'

/** Why {@link getCategory} failed; `not_found` when there is no category at the path. */
export type GetCategoryError = ShopError<OperationCodes<operations['getCategories']> | 'not_found'>
/** Why {@link getListing} failed. */
export type GetListingError = ShopError<OperationCodes<operations['getCatalogState']>>

/** Parameters of `getCategory`. */
export interface GetCategoryParams {
  /** Slugs from the root down, like `potrubi/ohebne-hadice`. */
  readonly path: string
}

/**
 * The category at a path like `potrubi/ohebne-hadice`; `not_found` when there is none, `forbidden` when
 * it is not for this shopper.
 *
 * @param shop - The shop to call.
 * @param params - Path of the category.
 * @param options - `signal` aborts the call.
 * @returns `Category`; or an error: `forbidden`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const category = unwrap(await getCategory(shop, { path: 'potrubi/ohebne-hadice' }))
 * ```
 */
export async function getCategory(
  shop: Shop,
  params: GetCategoryParams,
  options: CallOptions = {},
): Promise<Result<Category, GetCategoryError>> {
  const path = trimSlashes(params.path)
  const answer = await callContent(shop, (api) =>
    api.GET('/catalog/category', { params: { query: { slugs: path, checkPermissions: true } }, ...options }),
  )
  const found = partOf(answer, ({ data }) => data.find((own) => own.path === path) ?? null)
  if (!found.ok) return found
  return found.data ? ok(found.data) : fail(localError('not_found', { status: 404 }))
}

/**
 * Reads one page of a listing, or several at once, with the facets that apply to it. `not_found` if the category or
 * virtual category does not exist. With `path`, the response includes the category, so that together with
 * `getListingContent` two calls load the whole page of a category. With `category`, `category` of the response is undefined.
 *
 * @param shop - The shop to call.
 * @param params - Source of the products, selected filters, sort order and page.
 * @param options - `signal` aborts the call.
 * @returns `Listing`; or an error: `forbidden`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const state = parseListing(new URL(request.url).searchParams)
 * const listing = unwrap(await getListing(shop, { path: 'potrubi', ...state, perPage: 24 }))
 * console.log(listing.category?.title, listing.pagination.total)
 * ```
 */
export const getListing = async (
  shop: Shop,
  params: GetListingParams,
  options: CallOptions = {},
): Promise<Result<Listing, GetListingError>> => {
  const scope = scopeOf(params)
  return callContent(
    shop,
    (api) => api.GET('/api/catalog/v2/state', { params: { query: { scope } }, ...options }),
    'products',
  )
}
