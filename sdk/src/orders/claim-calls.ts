import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { OrderKey } from './calls.ts'
import { pathOfOrder } from './document-paths.ts'
import type { ClaimInput } from './claim-rules.ts'
import type { Claim, ClaimPhoto, OrderClaims } from './types.ts'
import type { CallOptions, KeyedOptions } from '../transport/options.ts'

/** Errors of reading claims; an order of somebody else is `not_found`. */
export type OrderClaimsError = ShopError<
  OperationCodes<operations['getOrderClaims'] | operations['getUserOrderClaims']>
>
/** Errors of filing a claim; `claim_open` when those pieces are claimed already, and the codes of `orderActions`. */
export type FileClaimError = ShopError<OperationCodes<operations['fileOrderClaim'] | operations['fileUserOrderClaim']>>
type PhotoCodes = OperationCodes<operations['addOrderClaimPhoto'] | operations['addUserOrderClaimPhoto']>
/** Errors of sending a photo: `photo_unreadable`, `photo_too_large`, `payload_too_large`, and others. */
export type ClaimPhotoError = ShopError<PhotoCodes>

/** The claims of an order, and what of its lines can still be claimed (A6.02). */
export const getOrderClaims = async (
  shop: Shop,
  order: OrderKey,
  options: CallOptions = {},
): Promise<Result<OrderClaims, OrderClaimsError>> =>
  'id' in order
    ? callShop(shop, (api) => api.GET('/api/v1/user/orders/{id}/claims', { params: { path: order }, ...options }))
    : callShop(shop, (api) => api.GET('/api/v1/orders/token/{token}/claims', { params: { path: order }, ...options }))

/** Files a claim of faulty goods (A6.02). Photos were sent before, by `addClaimPhoto`. */
export const fileClaim = async (
  shop: Shop,
  order: OrderKey,
  { photos, ...claim }: ClaimInput & { readonly photos: readonly string[] },
  { idempotencyKey, ...options }: KeyedOptions,
): Promise<Result<Claim, FileClaimError>> => {
  const header = { 'Idempotency-Key': idempotencyKey }
  const body = { ...claim, photos: [...photos] }
  return 'id' in order
    ? callShop(shop, (api) =>
        api.POST('/api/v1/user/orders/{id}/claims', { body, params: { path: order, header }, ...options }),
      )
    : callShop(shop, (api) =>
        api.POST('/api/v1/orders/token/{token}/claims', { body, params: { path: order, header }, ...options }),
      )
}

/** Sends a photo for a claim of an order (A6.04). The same file sent again is the same photo. */
export const addClaimPhoto = async (
  shop: Shop,
  order: OrderKey,
  photo: Blob,
  options: CallOptions = {},
): Promise<Result<ClaimPhoto, ClaimPhotoError>> => {
  const { sendFile } = await import('../transport/file.ts')
  return sendFile<ClaimPhoto, PhotoCodes>(shop, `${pathOfOrder(order)}/claim-photos`, photo, options)
}

/** Path of a photo of a claim on the shop's own origin, for an image; `small` fits into 320 px. */
export const claimPhotoPath = (order: OrderKey, photo: string, size: 'full' | 'small' = 'full'): string =>
  `${pathOfOrder(order)}/claim-photos/${encodeURIComponent(photo)}${size === 'full' ? '' : `?size=${size}`}`
