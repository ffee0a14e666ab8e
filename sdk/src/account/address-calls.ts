import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import { newId } from '../kernel/ids.ts'
import { ok, type Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import type { AddressChange, AddressInput, AddressType, UserAddress } from './types.ts'
import type { CallOptions, WriteOptions } from '../transport/options.ts'

/** Why the addresses are not answered. */
export type AddressesError = ShopError<OperationCodes<operations['getUserAddresses']>>
/** Why an address is not added; `too_many` when no more are kept. */
export type AddAddressError = ShopError<OperationCodes<operations['addUserAddress']>>
/** Why an address stays as it is; what belongs to somebody else is `not_found`. */
export type UpdateAddressError = ShopError<OperationCodes<operations['updateUserAddress']>>
/** Why an address is not deleted; what belongs to somebody else is `not_found`. */
export type RemoveAddressError = ShopError<OperationCodes<operations['removeUserAddress']>>

/** Which addresses are asked for; all of them unless told. */
export interface AddressesInput extends CallOptions {
  readonly type?: AddressType
  /** ISO 3166 alpha-3, `CZE`. */
  readonly country_code?: string
}

/** The customer's addresses (C7.41), the default one of each type first. */
export const getUserAddresses = async (
  shop: Shop,
  { signal, ...query }: AddressesInput = {},
): Promise<Result<readonly UserAddress[], AddressesError>> =>
  callShop(shop, (api) => api.GET('/api/v1/user/addresses', { params: { query }, ...(signal && { signal }) }))

/** Adds an address (C7.42). */
export const addUserAddress = async (
  shop: Shop,
  input: AddressInput,
  { idempotencyKey = newId(), ...options }: WriteOptions = {},
): Promise<Result<UserAddress, AddAddressError>> =>
  callShop(shop, (api) =>
    api.POST('/api/v1/user/addresses', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: input,
      ...options,
    }),
  )

/** Changes an address (C7.43); what is left out stays as it is. */
export const updateUserAddress = async (
  shop: Shop,
  id: number,
  change: AddressChange,
  options: CallOptions = {},
): Promise<Result<UserAddress, UpdateAddressError>> =>
  callShop(shop, (api) =>
    api.PATCH('/api/v1/user/addresses/{id}', { params: { path: { id } }, body: change, ...options }),
  )

/** Deletes an address (C7.44). */
export async function removeUserAddress(
  shop: Shop,
  id: number,
  options: CallOptions = {},
): Promise<Result<null, RemoveAddressError>> {
  const answer = await callShop(shop, (api) =>
    api.DELETE('/api/v1/user/addresses/{id}', { params: { path: { id } }, ...options }),
  )
  return answer.ok ? ok(null) : answer
}
