import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import {
  getComments,
  getReviews,
  type GetCommentsError,
  type GetCommentsParams,
  type GetReviewsError,
  type GetReviewsParams,
} from './calls.ts'
import type { Comment, ReviewPage } from './types.ts'

/**
 * `getReviews` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Id of the product, page, filters and order.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 * @example
 * ```ts
 * const { data, meta } = await reviewsQuery(shop, { productId: product.id, page: 2 }).queryFn()
 * console.log(data.length, meta.pagination.total)
 * ```
 */
export const reviewsQuery = (shop: Shop, params: GetReviewsParams): Query<ReviewPage, GetReviewsError> =>
  defineQuery(shop, ['reviews', params], (context) => getReviews(shop, params, context))

/**
 * `getComments` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Id of the product.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const commentsQuery = (shop: Shop, params: GetCommentsParams): Query<readonly Comment[], GetCommentsError> =>
  defineQuery(shop, ['comments', params], (context) => getComments(shop, params, context))
