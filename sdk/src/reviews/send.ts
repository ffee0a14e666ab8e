import { sendPhotos } from '../forms/send-photos.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { KeyedOptions } from '../kernel/options.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import {
  addReview,
  addReviewPhoto,
  type AddReviewError,
  type AddReviewParams,
  type AddReviewPhotoError,
  type ReviewService,
} from './calls.ts'
import { addReviewPhotos } from './rules.ts'
import type { Review } from './types.ts'

/** Parameters of {@link sendReview}: a review and its photos. */
export interface SendReviewParams extends Omit<AddReviewParams, 'photos'> {
  /** Photos of the product, sent in this order; at most four (`reviewPhotoLimits`). */
  readonly photos: readonly Blob[]
  /** Stores which photos were uploaded, so that a retry sends only the others. */
  readonly sent?: WeakMap<Blob, string>
  /**
   * Writes the review; another service in place of the back end.
   *
   * @defaultValue {@link addReview}
   */
  readonly save?: ReviewService['addReview'] | undefined
}

/** Errors of sending a review; an invalid photo is an issue of the field `photos`. */
export type SendReviewError = AddReviewError | AddReviewPhotoError | ShopError<'photo_heic' | 'too_many_photos'>

/**
 * Sends the photos of a review, one after another, and writes it. Nothing is saved if a photo is rejected. The
 * same key, review and photos create one review.
 *
 * @param shop - The shop to call.
 * @param params - A review as it is written, and its photos.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `Review`; or an error: `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`, `not_found`,
 *   `payload_too_large`, `photo_heic`, `photo_too_large`, `photo_unreadable`, `switched_off`, `too_many_photos`,
 *   `validation`, or a `TransportCode`.
 */
export async function sendReview(
  shop: Shop,
  params: SendReviewParams,
  options: KeyedOptions,
): Promise<Result<Review, SendReviewError>> {
  const { photos, sent, save = addReview, productId, ...review } = params
  const { signal } = options
  const ids = await sendPhotos({
    chosen: addReviewPhotos([], photos),
    sent,
    send: async (photo) => addReviewPhoto(shop, { productId, photo }, signal && { signal }),
  })
  return ids.ok ? save(shop, { productId, ...review, photos: ids.data }, options) : ids
}
