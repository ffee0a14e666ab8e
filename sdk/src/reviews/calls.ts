import { trimmed } from '../forms/spaces.ts'
import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import { reviewsPerPage } from './rules.ts'
import type { Comment, Review, ReviewPage, SentPhoto } from './types.ts'
import type { CallOptions, WriteOptions } from '../kernel/options.ts'

/** Why {@link getReviews} failed. */
export type GetReviewsError = ShopError<OperationCodes<operations['getReviews']>>
/** Why {@link addReview} failed; {@link toReviewError} converts it for display. */
export type AddReviewError = ShopError<OperationCodes<operations['addReview']>>
/** Why {@link getComments} failed. */
export type GetCommentsError = ShopError<OperationCodes<operations['getComments']>>

/** Which reviews {@link getReviews} returns. */
export interface GetReviewsParams {
  /** Id of the reviewed product. */
  readonly productId: number
  /**
   * Page number, from 1.
   *
   * @defaultValue 1
   */
  readonly page?: number
  /**
   * Reviews per page.
   *
   * @defaultValue 5
   */
  readonly perPage?: number
  /**
   * Only reviews with so many stars, 1 to 5.
   *
   * @defaultValue reviews with any number of stars
   */
  readonly stars?: number | undefined
  /**
   * Whether to leave out reviews without a text.
   *
   * @defaultValue false
   */
  readonly onlyWithReview?: boolean
  /**
   * Whether to leave out reviews without photos. For back ends with the flag `reviewPhotos`.
   *
   * @defaultValue false
   */
  readonly onlyWithPhotos?: boolean
  /**
   * What to sort by.
   *
   * @defaultValue `time`
   */
  readonly sort?: 'time' | 'rating'
  /**
   * Direction of sorting.
   *
   * @defaultValue `desc`
   */
  readonly sortDirection?: 'asc' | 'desc'
}

/**
 * Reads one page of a product's reviews.
 *
 * @param shop - The shop to call.
 * @param params - Id of the product, page, filters and order.
 * @param options - `signal` aborts the call.
 * @returns `ReviewPage`; or an error: `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { data, meta } = unwrap(await getReviews(shop, { productId: product.id, onlyWithReview: true }))
 * console.log(data.length, meta.pagination.total)
 * ```
 */
export const getReviews = async (
  shop: Shop,
  params: GetReviewsParams,
  options: CallOptions = {},
): Promise<Result<ReviewPage, GetReviewsError>> => {
  const {
    productId,
    page = 1,
    perPage = reviewsPerPage,
    stars,
    onlyWithReview = false,
    onlyWithPhotos = false,
    sort = 'time',
    sortDirection = 'desc',
  } = params
  return callShop(
    shop,
    (api) =>
      api.GET('/api/v1/products/{id}/reviews', {
        params: {
          path: { id: productId },
          query: {
            ...{ page, perPage, onlyWithReview: onlyWithReview ? 1 : 0, sort, sortDirection },
            ...(stars !== undefined && { stars }),
            ...(onlyWithPhotos && { onlyWithPhotos: 1 as const }),
          },
        },
        ...options,
      }),
    'data',
  )
}

/** A new review for {@link addReview}. */
export interface AddReviewParams {
  /** Id of the reviewed product. */
  readonly productId: number
  /** Points from 20 to 100, 20 for each star; {@link toRating} converts. */
  readonly rating: number
  /** Name of the author as shown with the review, at most 100 characters. */
  readonly name: string
  /** What the author writes about the product, at most 5000 characters; empty, null or missing for none. */
  readonly text?: string | null
  /** Advantages of the product, at most 1000 characters; empty, null or missing for none. */
  readonly pros?: string | null
  /** Disadvantages of the product, at most 1000 characters; empty, null or missing for none. */
  readonly cons?: string | null
  /** Ids of photos that {@link addReviewPhoto} has sent before, at most four. */
  readonly photos?: readonly string[]
}

const filled = (text: string | null | undefined): string | null => trimmed(text ?? '') || null

/**
 * Writes a review. Empty texts are sent as null.
 *
 * @param shop - The shop to call.
 * @param params - A review as it is written.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `Review`; or an error: `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`, `not_found`,
 *   `payload_too_large`, `switched_off`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * await addReview(shop, { productId: product.id, rating: 80, name: 'Jana' }, { idempotencyKey: newId() })
 * ```
 */
export async function addReview(
  shop: Shop,
  params: AddReviewParams,
  options: WriteOptions = {},
): Promise<Result<Review, AddReviewError>> {
  const { productId, rating, name, text, pros, cons, photos = [] } = params
  const body = {
    ...{ rating, name: trimmed(name), text: filled(text), pros: filled(pros), cons: filled(cons) },
    // omitted for back ends without photos
    ...(photos.length > 0 && { photos: [...photos] }),
  }
  const answer = await callShop(shop, (api) =>
    api.POST('/api/v1/products/{id}/reviews', {
      params: { path: { id: productId }, header: { 'Idempotency-Key': options.idempotencyKey ?? newId() } },
      body,
      ...options,
    }),
  )
  return partOf(answer, (data) => data.data)
}

/** The port of reviews of products: those of the back end by default, or of a service that collects them. */
export interface ReviewService {
  /** One page of a product's reviews; fails as {@link getReviews} does. */
  readonly getReviews: typeof getReviews
  /** Writes a review; fails as {@link addReview} does, with the same key only once. */
  readonly addReview: typeof addReview
}

/** Why {@link addReviewPhoto} failed: `photo_unreadable`, `photo_too_large`, `payload_too_large`, and others. */
export type AddReviewPhotoError = ShopError<OperationCodes<operations['addReviewPhoto']>>

/** Parameters of {@link addReviewPhoto}. */
export interface AddReviewPhotoParams {
  /** Id of the reviewed product. */
  readonly productId: number
  /** A JPEG, PNG or WebP file of at most 8 MiB (`reviewPhotoLimits`). */
  readonly photo: Blob
}

/**
 * Sends a photo for a review. The same file sent again is the same photo.
 *
 * @param shop - The shop to call.
 * @param params - The product of the review, and the photo.
 * @param options - `signal` aborts the call.
 * @returns `SentPhoto`; or an error: `not_found`, `payload_too_large`, `photo_too_large`, `photo_unreadable`,
 *   `switched_off`, `validation`, or a `TransportCode`.
 */
export const addReviewPhoto = async (
  shop: Shop,
  params: AddReviewPhotoParams,
  options: CallOptions = {},
): Promise<Result<SentPhoto, AddReviewPhotoError>> => {
  const { sendFile } = await import('../transport/file.ts')
  const path = `/api/v1/products/${params.productId}/review-photos`
  return sendFile<SentPhoto, OperationCodes<operations['addReviewPhoto']>>(shop, path, params.photo, options)
}

/** Parameters of `getComments`. */
export interface GetCommentsParams {
  /** Id of the product. */
  readonly productId: number
}

/**
 * Comments on a product, newest first, at most 50.
 *
 * @param shop - The shop to call.
 * @param params - Id of the product.
 * @param options - `signal` aborts the call.
 * @returns A list of `Comment`; or an error: `not_found`, `validation`, or a `TransportCode`.
 */
export async function getComments(
  shop: Shop,
  params: GetCommentsParams,
  options: CallOptions = {},
): Promise<Result<readonly Comment[], GetCommentsError>> {
  const { productId } = params
  const answer = await callShop(shop, (api) =>
    api.GET('/api/v1/products/{id}/comments', { params: { path: { id: productId } }, ...options }),
  )
  return partOf(answer, (data) => data.data)
}
