import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { CallOptions, NoParams, WriteOptions } from '../kernel/options.ts'
import type { AddCartItemError } from './calls.ts'
import type { AddCartItemParams, AddCartItemsData, UpdateCartData, SaveCartAsListData } from './types.ts'
import { callCart, wireItem, write, writeItems } from './write-calls.ts'

/** Errors of emptying the cart, or of removing its coupon. */
export type ClearCartError = ShopError<OperationCodes<operations['clearCart']>>
/** Errors of applying a coupon: `coupon_invalid`, `coupon_expired`, `coupon_minimum`, `coupon_used_up`, and others. */
export type SetCouponError = ShopError<OperationCodes<operations['setCoupon']>>
/** Errors of paying by credits; `credits_insufficient` if the customer has fewer. */
export type SetCreditsError = ShopError<OperationCodes<operations['setCredits']>>
/** Errors of validating the cart: `cart_empty`, `out_of_stock`, `below_minimum_order`, and others. */
export type ValidateCartError = ShopError<OperationCodes<operations['validateCart']>>
/** Errors of saving the cart; `name_taken` if another list has this name. */
export type SaveCartAsListError = ShopError<OperationCodes<operations['saveCartAsList']>>

/** Input of {@link addCartItems}. */
export interface AddCartItemsParams {
  /** Items to add, at most 500. */
  readonly items: readonly AddCartItemParams[]
}

/**
 * Adds several lines at once. Lines that cannot be added are left out and reported in `results`; the result is
 * an error only if nothing could be added. Stores the token of a new guest cart.
 *
 * @param shop - The shop to call.
 * @param params - Variants and their amounts, at most 500.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `AddCartItemsData`; or an error: `amount_above_maximum`, `amount_below_minimum`, `amount_off_step`,
 *   `cart_not_found`, `credits_insufficient`, `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`,
 *   `not_found`, `not_saleable`, `out_of_stock`, `parent_not_found`, `payload_too_large`, `shopping_disabled`,
 *   `too_many`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { results } = unwrap(await addCartItems(shop, { items: [{ variantId, amount: 2 }] }))
 * ```
 */
export const addCartItems = async (
  shop: Shop,
  params: AddCartItemsParams,
  options: WriteOptions = {},
): Promise<Result<AddCartItemsData, AddCartItemError>> =>
  writeItems(shop, options, (api, init) =>
    api.POST('/api/v1/cart/items/batch', { ...init, body: { items: params.items.map(wireItem) } }),
  )

/**
 * Empties the cart.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UpdateCartData`; or an error: `cart_not_found`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `validation`, or a `TransportCode`.
 */
export const clearCart = async (
  shop: Shop,
  params: NoParams = {},
  options: WriteOptions = {},
): Promise<Result<UpdateCartData, ClearCartError>> =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/items', init))

/** Input of {@link setCoupon}. */
export interface SetCouponParams {
  /** Code of the coupon, as typed. */
  readonly couponCode: string
}

/**
 * Applies a coupon.
 *
 * @param shop - The shop to call.
 * @param params - Code of the coupon.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UpdateCartData`; or an error: `cart_not_found`, `coupon_expired`, `coupon_invalid`, `coupon_minimum`,
 *   `coupon_used_up`, `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`, `payload_too_large`,
 *   `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const answer = await setCoupon(shop, { couponCode: 'WELCOME' })
 * ```
 */
export const setCoupon = async (
  shop: Shop,
  params: SetCouponParams,
  options: WriteOptions = {},
): Promise<Result<UpdateCartData, SetCouponError>> =>
  write(shop, options, (api, init) =>
    api.POST('/api/v1/cart/coupon', { ...init, body: { couponCode: params.couponCode } }),
  )

/**
 * Removes the coupon.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UpdateCartData`; or an error: `cart_not_found`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `validation`, or a `TransportCode`.
 */
export const removeCoupon = async (
  shop: Shop,
  params: NoParams = {},
  options: WriteOptions = {},
): Promise<Result<UpdateCartData, ClearCartError>> =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/coupon', init))

/** Input of {@link setCredits}. */
export interface SetCreditsParams {
  /** Number of credits, a whole number; 0 removes them. */
  readonly credits: number
}

/**
 * Pays a part by loyalty credits. Needs a signed-in customer.
 *
 * @param shop - The shop to call.
 * @param params - Number of credits; 0 removes them.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UpdateCartData`; or an error: `cart_not_found`, `credits_insufficient`, `customer_restricted`,
 *   `idempotency_conflict`, `idempotency_mismatch`, `payload_too_large`, `validation`, or a `TransportCode`.
 */
export const setCredits = async (
  shop: Shop,
  params: SetCreditsParams,
  options: WriteOptions = {},
): Promise<Result<UpdateCartData, SetCreditsError>> =>
  write(shop, options, (api, init) => api.POST('/api/v1/cart/credits', { ...init, body: { credits: params.credits } }))

/**
 * Checks whether the cart can be ordered now; the issues of the error contain every reason.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `below_minimum_order`, `cart_empty`, `cart_not_found`, `coupon_invalid`,
 *   `customer_restricted`, `not_saleable`, `out_of_stock`, `shopping_disabled`, `validation`, or a `TransportCode`.
 */
export const validateCart = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<null, ValidateCartError>> => {
  const answer = await callCart(shop, (api) => api.POST('/api/v1/cart/validate', { ...options }))
  return answer.ok ? ok(null) : answer
}

/** Input of {@link saveCartAsList}. */
export interface SaveCartAsListParams {
  /** Name of the new list; another list of the customer must not have it. */
  readonly name: string
}

/**
 * Saves the cart as a shopping list of the customer; the cart stays as it is. The caller shows a rejection.
 *
 * @param shop - The shop to call.
 * @param params - Name of the new list.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `SaveCartAsListData`; or an error: `cart_empty`, `cart_not_found`, `customer_restricted`,
 *   `idempotency_conflict`, `idempotency_mismatch`, `name_taken`, `payload_too_large`, `too_many`, `validation`, or a
 *   `TransportCode`.
 */
export const saveCartAsList = async (
  shop: Shop,
  params: SaveCartAsListParams,
  options: WriteOptions = {},
): Promise<Result<SaveCartAsListData, SaveCartAsListError>> =>
  write(
    shop,
    options,
    (api, init) => api.POST('/api/v1/user/shopping-lists', { ...init, body: { name: params.name } }),
    'id',
  )
