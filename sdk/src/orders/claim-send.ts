import { sendPhotos } from '../forms/send-photos.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { OrderKey } from './calls.ts'
import { addClaimPhoto, fileClaim, type AddClaimPhotoError, type FileClaimError } from './claim-calls.ts'
import { addPhotos, type ClaimDraft } from './claim-rules.ts'
import type { Claim } from './types.ts'
import type { KeyedOptions } from '../kernel/options.ts'

/** Parameters of {@link sendClaim}: the order, the faulty goods, and photos. */
export type SendClaimParams = OrderKey &
  ClaimDraft & {
    /** Photos of the fault, sent in this order; at most five (`claimLimits`). */
    readonly photos: readonly Blob[]
    /** Remembers which photos have arrived, so that a second try sends only the others. */
    readonly sent?: WeakMap<Blob, string>
  }

/** Errors of sending a claim; an invalid photo is an issue of the field `photos`. */
export type SendClaimError = FileClaimError | AddClaimPhotoError | ShopError<'photo_heic' | 'too_many_photos'>

/**
 * Sends the photos of a claim, one after another, and files it. Nothing is filed when a photo is rejected. The
 * same key, claim and photos are one claim.
 *
 * @param shop - The shop to call.
 * @param params - The order, the faulty goods, and photos.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `Claim`; or an error: `amount_above_left`, `amount_off_step`, `claim_expired`, `claim_open`,
 *   `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`, `not_delivered`, `not_found`,
 *   `order_cancelled`, `payload_too_large`, `photo_heic`, `photo_too_large`, `photo_unreadable`, `too_many`, `too_many_photos`,
 *   `validation`, or a `TransportCode`.
 */
export async function sendClaim(
  shop: Shop,
  params: SendClaimParams,
  options: KeyedOptions,
): Promise<Result<Claim, SendClaimError>> {
  const { photos, sent } = params
  const { signal } = options
  const ids = await sendPhotos({
    chosen: addPhotos([], photos),
    sent,
    send: async (photo) => addClaimPhoto(shop, { ...params, photo }, signal && { signal }),
  })
  return ids.ok ? fileClaim(shop, { ...params, photos: ids.data }, options) : ids
}
