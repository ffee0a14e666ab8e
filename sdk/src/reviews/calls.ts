import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { QueryContext } from '../transport/query.ts'
import type { ReviewPage } from './types.ts'

export type ReviewsError = ShopError<OperationCodes<operations['getReviews']>>

/** Which reviews (C3.45). */
export interface ReviewsInput {
  readonly productId: number
  /** From 1; 1 unless told. */
  readonly page?: number
  /** 5 unless told. */
  readonly perPage?: number
  /** Leave out those that are stars only. */
  readonly onlyWithReview?: boolean
  /** `time` unless told. */
  readonly sort?: 'time' | 'rating'
  /** `desc` unless told. */
  readonly sortDirection?: 'asc' | 'desc'
}

/** One page of a product's reviews (C7.55). */
export const getReviews = async (
  shop: Shop,
  { productId, page = 1, perPage = 5, onlyWithReview = false, sort = 'time', sortDirection = 'desc' }: ReviewsInput,
  options: QueryContext = {},
): Promise<Result<ReviewPage, ReviewsError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/products/{id}/reviews', {
      params: {
        path: { id: productId },
        query: { page, perPage, onlyWithReview: onlyWithReview ? 1 : 0, sort, sortDirection },
      },
      ...options,
    }),
  )
