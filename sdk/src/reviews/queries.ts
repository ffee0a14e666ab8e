import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { getComments, getReviews, type ReviewsInput } from './calls.ts'
import type { Comment, ReviewPage } from './types.ts'

/** `getReviews` as a query definition. */
export const reviewsQuery = (shop: Shop, input: ReviewsInput): Query<ReviewPage> =>
  defineQuery(shop, ['reviews', input], (context) => getReviews(shop, input, context))

/** `getComments` as a query definition. */
export const commentsQuery = (shop: Shop, input: { readonly productId: number }): Query<readonly Comment[]> =>
  defineQuery(shop, ['comments', input], (context) => getComments(shop, input, context))
