import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderKey } from './calls.ts'
import { pathOfOrder } from './document-paths.ts'
import type { ClaimDraft } from './claim-rules.ts'
import type { Claim, ClaimPhoto, OrderClaims } from './types.ts'
import type { CallOptions, KeyedOptions } from '../kernel/options.ts'

/** Errors of reading claims; an order of another customer is `not_found`. */
export type GetOrderClaimsError = ShopError<
  OperationCodes<operations['getOrderClaims'] | operations['getUserOrderClaims']>
>
/** Errors of filing a claim; `claim_open` when those pieces are claimed already, and the codes of `orderActions`. */
export type FileClaimError = ShopError<OperationCodes<operations['fileOrderClaim'] | operations['fileUserOrderClaim']>>
type PhotoCodes = OperationCodes<operations['addOrderClaimPhoto'] | operations['addUserOrderClaimPhoto']>
/** Errors of sending a photo: `photo_unreadable`, `photo_too_large`, `payload_too_large`, and others. */
export type AddClaimPhotoError = ShopError<PhotoCodes>

/**
 * The claims of an order, and the amounts that can still be claimed.
 *
 * @param shop - The shop to call.
 * @param params - `id` of an order of the customer, or the secret `token` of any order. Behind a storefront server, the
 *   token `current` is the visitor's own order.
 * @param options - `signal` aborts the call.
 * @returns `OrderClaims`; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export const getOrderClaims = async (
  shop: Shop,
  params: OrderKey,
  options: CallOptions = {},
): Promise<Result<OrderClaims, GetOrderClaimsError>> =>
  'id' in params
    ? callShop(shop, (api) =>
        api.GET('/api/v1/user/orders/{id}/claims', { params: { path: { id: params.id } }, ...options }),
      )
    : callShop(shop, (api) =>
        api.GET('/api/v1/orders/token/{token}/claims', { params: { path: { token: params.token } }, ...options }),
      )

/** Parameters of `fileClaim`: the order, the faulty goods, and ids of photos. */
export type FileClaimParams = OrderKey &
  ClaimDraft & {
    /** Ids of photos that {@link addClaimPhoto} has sent before. */
    readonly photos: readonly string[]
  }

/**
 * Files a claim of faulty goods. Photos were sent before, by `addClaimPhoto`.
 *
 * @param shop - The shop to call.
 * @param params - The order, the faulty goods, and photos.
 * @param options - `idempotencyKey` makes a retry safe, `signal` aborts the call.
 * @returns `Claim`; or an error: `amount_above_left`, `amount_off_step`, `claim_expired`, `claim_open`,
 *   `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`, `not_delivered`, `not_found`,
 *   `order_cancelled`, `payload_too_large`, `validation`, or a `TransportCode`.
 */
export const fileClaim = async (
  shop: Shop,
  params: FileClaimParams,
  options: KeyedOptions,
): Promise<Result<Claim, FileClaimError>> => {
  const { item, amount, description, wish, photos } = params
  const header = { 'Idempotency-Key': options.idempotencyKey }
  const body = { item, amount, description, wish, photos: [...photos] }
  return 'id' in params
    ? callShop(shop, (api) =>
        api.POST('/api/v1/user/orders/{id}/claims', { body, params: { path: { id: params.id }, header }, ...options }),
      )
    : callShop(shop, (api) =>
        api.POST('/api/v1/orders/token/{token}/claims', {
          body,
          params: { path: { token: params.token }, header },
          ...options,
        }),
      )
}

/** Input of {@link addClaimPhoto}: the order and the photo. */
export type AddClaimPhotoParams = OrderKey & {
  /** A JPEG, PNG or WebP file of at most 8 MiB (`claimLimits`). */
  readonly photo: Blob
}

/**
 * Sends a photo for a claim of an order. The same file sent again is the same photo.
 *
 * @param shop - The shop to call.
 * @param params - The order, and the photo.
 * @param options - `signal` aborts the call.
 * @returns `ClaimPhoto`; or an error: `claim_expired`, `customer_restricted`, `not_delivered`, `not_found`,
 *   `order_cancelled`, `payload_too_large`, `photo_too_large`, `photo_unreadable`, `too_many`, `validation`, or a
 *   `TransportCode`.
 */
export const addClaimPhoto = async (
  shop: Shop,
  params: AddClaimPhotoParams,
  options: CallOptions = {},
): Promise<Result<ClaimPhoto, AddClaimPhotoError>> => {
  const { sendFile } = await import('../transport/file.ts')
  return sendFile<ClaimPhoto, PhotoCodes>(shop, `${pathOfOrder(params)}/claim-photos`, params.photo, options)
}

/**
 * Path of a photo of a claim on the shop's own origin, for an image.
 *
 * @param order - The order of the claim: by id, or by its secret token.
 * @param photo - Id of the photo.
 * @param size - `small` fits into 320 px. Defaults to `full`.
 */
export const claimPhotoPath = (order: OrderKey, photo: string, size: 'full' | 'small' = 'full'): string =>
  `${pathOfOrder(order)}/claim-photos/${encodeURIComponent(photo)}${size === 'full' ? '' : `?size=${size}`}`
