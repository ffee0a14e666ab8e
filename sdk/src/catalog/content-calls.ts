import {
  CategoryContentDocument,
  TopCategoriesDocument,
  VirtualCategoryDocument,
} from '../generated/graphql/graphql.ts'
import { localError } from '../kernel/errors.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import { type ContentError, queryContent } from '../transport/graphql.ts'
import { partOf } from '../transport/part-of.ts'
import { trimSlashes } from './rules/scope.ts'
import type { CategoryContent, TopCategories, VirtualCategory } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Parameters of `getCategoryContent`. */
export interface GetCategoryContentParams {
  /** Id of the category in the shop. */
  readonly storeId: number
}

/**
 * Content that editors added to a category, by its id in the shop; null if there is none.
 *
 * @param shop - The shop to call.
 * @param params - Id of the category in the shop.
 * @param options - `signal` aborts the call.
 * @returns `CategoryContent` or null; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getCategoryContent(
  shop: Shop,
  params: GetCategoryContentParams,
  options: CallOptions = {},
): Promise<Result<CategoryContent | null, ContentError>> {
  const { storeId } = params
  const answer = await queryContent(shop, CategoryContentDocument, { storeId }, options)
  return partOf(answer, (data) => data.category)
}

/** Parameters of `getVirtualCategory`. */
export interface GetVirtualCategoryParams {
  /** May hold slashes. */
  readonly slug: string
}

/**
 * A virtual category by its slug, which may hold slashes; `not_found` when there is none.
 *
 * @param shop - The shop to call.
 * @param params - Slug of the virtual category.
 * @param options - `signal` aborts the call.
 * @returns `VirtualCategory`; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getVirtualCategory(
  shop: Shop,
  params: GetVirtualCategoryParams,
  options: CallOptions = {},
): Promise<Result<VirtualCategory, ContentError>> {
  const { slug } = params
  const answer = await queryContent(shop, VirtualCategoryDocument, { slug: trimSlashes(slug) }, options)
  if (!answer.ok) return answer
  const found = answer.data.virtualCategory
  return found ? ok(found) : fail(localError('not_found', { status: 404 }))
}

/** Whether the response of the content service has content. */
const hasTitle = (entry: { readonly title: string } | null): boolean => typeof entry?.title === 'string'

/**
 * The top categories of a shop; null if editors selected none.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns `TopCategories` or null; or an error: `forbidden`, `not_found`, or a `TransportCode`.
 */
export async function getTopCategories(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<TopCategories | null, ContentError>> {
  const answer = await queryContent(shop, TopCategoriesDocument, {}, options)
  return partOf(
    answer,
    ({ topCategories: top }) =>
      top && {
        ...top,
        top_categories: top.top_categories.filter(hasTitle),
        top_virtual_categories: top.top_virtual_categories.filter(hasTitle),
        links: top.links.filter(hasTitle),
      },
  )
}
