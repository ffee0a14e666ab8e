import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { ok, type Result } from '../kernel/result.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { CallOptions, WriteOptions } from '../kernel/options.ts'
import { emptyCart } from './empty.ts'
import type { AddCartItemData, AddCartItemParams, Cart, UpdateCartData, UpdateCartItemData } from './types.ts'
import { callCart, wireItem, write, writeItems, type WriteInit } from './write-calls.ts'

/** Errors of reading the cart. */
export type GetCartError = ShopError<OperationCodes<operations['getCart']>>
/**
 * Errors of adding an item: `out_of_stock`, `not_saleable`, `shopping_disabled`, an amount out of bounds, and others.
 */
export type AddCartItemError = ShopError<OperationCodes<operations['addCartItem']>>
/** Errors of changing the amount of a line. */
export type UpdateCartItemError = ShopError<OperationCodes<operations['updateCartItem']>>
/** Errors of removing a line; `not_found` if there is no such line. */
export type RemoveCartItemError = ShopError<OperationCodes<operations['removeCartItem']>>

/** Parameters of `getCart`. */
export interface GetCartParams {
  /** Prices the cart with this shipper. */
  readonly shipperId?: number
  /** Prices the cart with this payment. */
  readonly paymentId?: number
  /** Prices the cart with these gifts, by their ids; unavailable gifts are ignored. */
  readonly orderGifts?: readonly number[]
}

/**
 * The cart. Without a guest cart token and without a signed-in customer it is empty, and nothing is sent.
 *
 * @param shop - The shop to call.
 * @param params - Shipper, payment and gifts to price the cart with.
 * @param options - `signal` aborts the call.
 * @returns `Cart`; or an error: `cart_not_found`, `customer_restricted`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const priced = await getCart(shop, { shipperId })
 * ```
 */
export async function getCart(
  shop: Shop,
  params: GetCartParams = {},
  options: CallOptions = {},
): Promise<Result<Cart, GetCartError>> {
  const { shipperId, paymentId, orderGifts } = params
  const { tokens } = shop.config
  if (!tokens.has('cart') && !tokens.has('auth')) return ok(emptyCart(shop))
  const query = {
    ...(shipperId && { shipper_id: shipperId }),
    ...(paymentId && { payment_id: paymentId }),
    ...(orderGifts?.length && { order_gifts: orderGifts.join() }),
  }
  return callCart(shop, (api) => api.GET('/api/v1/cart', { params: { query }, ...options }), 'items')
}

/**
 * Adds pieces of a variant, and stores the token of the guest cart if one is created.
 *
 * @param shop - The shop to call.
 * @param params - An item to add: an amount of a variant, in its unit of sale.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `AddCartItemData`; or an error: `amount_above_maximum`, `amount_below_minimum`, `amount_off_step`,
 *   `cart_not_found`, `credits_insufficient`, `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`,
 *   `not_found`, `not_saleable`, `out_of_stock`, `parent_not_found`, `payload_too_large`, `shopping_disabled`,
 *   `too_many`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const answer = await addCartItem(shop, { variantId, amount: 2 })
 * if (!answer.ok && answer.error.code === 'out_of_stock') console.log(answer.error.issues)
 * ```
 */
export const addCartItem = async (
  shop: Shop,
  params: AddCartItemParams,
  options: WriteOptions = {},
): Promise<Result<AddCartItemData, AddCartItemError>> =>
  writeItems(shop, options, (api, init) => api.POST('/api/v1/cart/items', { ...init, body: wireItem(params) }))

const lineInit = (init: WriteInit, id: number) => ({ ...init, params: { ...init.params, path: { id } } })

/** Parameters of `updateCartItem`: the line, and its new amount. */
export interface UpdateCartItemParams {
  /** Id of the line (`CartItem.id`), not of the variant. */
  readonly itemId: number
  /** New amount of the line, in the unit of sale. */
  readonly amount: number
}

/**
 * Sets the amount of a line.
 *
 * @param shop - The shop to call.
 * @param params - Id of the line, and its new amount.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UpdateCartItemData`; or an error: `amount_above_maximum`, `amount_below_minimum`, `amount_off_step`,
 *   `cart_not_found`, `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`, `not_found`,
 *   `out_of_stock`, `payload_too_large`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * await updateCartItem(shop, { itemId, amount: 3 })
 * ```
 */
export const updateCartItem = async (
  shop: Shop,
  params: UpdateCartItemParams,
  options: WriteOptions = {},
): Promise<Result<UpdateCartItemData, UpdateCartItemError>> =>
  write(shop, options, (api, init) =>
    api.PATCH('/api/v1/cart/items/{id}', { ...lineInit(init, params.itemId), body: { amount: params.amount } }),
  )

/** Which line is removed. */
export interface RemoveCartItemParams {
  /** Id of the line (`CartItem.id`), not of the variant. */
  readonly itemId: number
}

/**
 * Removes a line.
 *
 * @param shop - The shop to call.
 * @param params - Id of the line.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UpdateCartData`; or an error: `cart_not_found`, `customer_restricted`, `idempotency_conflict`,
 *   `idempotency_mismatch`, `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * await removeCartItem(shop, { itemId })
 * ```
 */
export const removeCartItem = async (
  shop: Shop,
  params: RemoveCartItemParams,
  options: WriteOptions = {},
): Promise<Result<UpdateCartData, RemoveCartItemError>> =>
  write(shop, options, (api, init) => api.DELETE('/api/v1/cart/items/{id}', lineInit(init, params.itemId)))
