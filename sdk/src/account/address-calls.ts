import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { AddressChange, AddUserAddressParams, AddressType, UserAddress } from './types.ts'
import type { CallOptions, WriteOptions } from '../kernel/options.ts'

/** Errors of reading the addresses. */
export type GetUserAddressesError = ShopError<OperationCodes<operations['getUserAddresses']>>
/** Errors of adding an address; `too_many` if the limit is reached. */
export type AddUserAddressError = ShopError<OperationCodes<operations['addUserAddress']>>
/** Errors of changing an address; an address of another customer is `not_found`. */
export type UpdateUserAddressError = ShopError<OperationCodes<operations['updateUserAddress']>>
/** Errors of deleting an address; an address of another customer is `not_found`. */
export type RemoveUserAddressError = ShopError<OperationCodes<operations['removeUserAddress']>>

/** Parameters of `getUserAddresses`. All addresses by default. */
export interface GetUserAddressesParams {
  /** Only addresses of this type; both types by default. */
  readonly type?: AddressType
  /** Only addresses in this country, ISO 3166 alpha-3 like `CZE`; all countries by default. */
  readonly country_code?: string
}

/**
 * The customer's addresses, the default one of each type first.
 *
 * @param shop - The shop to call.
 * @param params - Filters; all addresses by default.
 * @param options - `signal` aborts the call.
 * @returns A list of `UserAddress`; or an error: `customer_restricted`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const addresses = unwrap(await getUserAddresses(shop, { type: 'shipping' }))
 * ```
 */
export const getUserAddresses = async (
  shop: Shop,
  params: GetUserAddressesParams = {},
  options: CallOptions = {},
): Promise<Result<readonly UserAddress[], GetUserAddressesError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/addresses', { params: { query: params }, ...options }))

/**
 * Adds an address.
 *
 * @param shop - The shop to call.
 * @param params - The new address.
 * @param options - `signal` aborts the call, `idempotencyKey` makes a retry safe.
 * @returns `UserAddress`; or an error: `customer_restricted`, `idempotency_conflict`, `idempotency_mismatch`,
 *   `payload_too_large`, `too_many`, `validation`, or a `TransportCode`.
 */
export const addUserAddress = async (
  shop: Shop,
  params: AddUserAddressParams,
  options: WriteOptions = {},
): Promise<Result<UserAddress, AddUserAddressError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/user/addresses', {
      params: { header: { 'Idempotency-Key': options.idempotencyKey ?? newId() } },
      body: params,
      ...options,
    }),
  )

/** Parameters of {@link updateUserAddress}: the id, and the fields to change. */
export interface UpdateUserAddressParams extends AddressChange {
  /** Id of the address. */
  readonly id: number
}

/**
 * Changes an address; fields that are left out are not changed.
 *
 * @param shop - The shop to call.
 * @param params - Id of the address, and the fields to change.
 * @param options - `signal` aborts the call.
 * @returns `UserAddress`; or an error: `customer_restricted`, `not_found`, `payload_too_large`, `validation`, or a
 *   `TransportCode`.
 */
export const updateUserAddress = async (
  shop: Shop,
  params: UpdateUserAddressParams,
  options: CallOptions = {},
): Promise<Result<UserAddress, UpdateUserAddressError>> => {
  const { id, ...change } = params
  return callShop(shop, (api) =>
    api.PATCH('/api/v1/user/addresses/{id}', { params: { path: { id } }, body: change, ...options }),
  )
}

/** Which address is deleted. */
export interface RemoveUserAddressParams {
  /** Id of the address. */
  readonly id: number
}

/**
 * Deletes an address.
 *
 * @param shop - The shop to call.
 * @param params - Id of the address.
 * @param options - `signal` aborts the call.
 * @returns Nothing; or an error: `customer_restricted`, `not_found`, `validation`, or a `TransportCode`.
 */
export async function removeUserAddress(
  shop: Shop,
  params: RemoveUserAddressParams,
  options: CallOptions = {},
): Promise<Result<null, RemoveUserAddressError>> {
  const answer = await callShop(shop, (api) =>
    api.DELETE('/api/v1/user/addresses/{id}', { params: { path: { id: params.id } }, ...options }),
  )
  return answer.ok ? ok(null) : answer
}
