import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { Company, DeliveryTime, OfferedShipper, PickupBranch, WorldCountry } from './types.ts'
import type { CallOptions, NoParams } from '../kernel/options.ts'

/** Errors of reading a list. */
export type GetPickupBranchesError = ShopError<OperationCodes<operations['getBranches']>>
/** Errors of reading a branch; `not_found` if the carrier has no branch with this id. */
export type GetPickupBranchByRemoteIdError = ShopError<OperationCodes<operations['getBranchByRemoteId']>>
/** Errors of looking up a company; `not_found` if the register has no company with this number. */
export type GetCompanyByTinError = ShopError<OperationCodes<operations['getCompanyByTin']>>
/** Errors of reading delivery times. */
export type GetDeliveryTimesError = ShopError<OperationCodes<operations['getDeliveryTimes']>>

/** Selects branches by ids, or by shipper and search text, sorted by distance from a place. */
export type GetPickupBranchesParams =
  | {
      /** Ids of the branches to read. Unknown ids are left out of the response. */
      readonly keys: readonly number[]
    }
  | {
      /** Id of the shipper whose branches are searched. */
      readonly shipperId: number
      /** Search text: words of the name, street, city or postcode. */
      readonly s?: string
      /** Latitude in degrees. With `lng`, the nearest branches come first; without them, the best matches. */
      readonly lat?: number
      /** Longitude in degrees; used only with `lat`. */
      readonly lng?: number
      /**
       * Number of the page, from 1.
       *
       * @defaultValue 1
       */
      readonly page?: number
      /**
       * At most 500.
       *
       * @defaultValue 20
       */
      readonly perPage?: number
    }

/** One page of branches. */
export interface GetPickupBranchesData {
  /** Branches in the shop's `pickupCountries` only. */
  readonly branches: readonly PickupBranch[]
  /** Number of branches on all pages, those in other countries not included. */
  readonly total: number
}

/**
 * All delivery methods, without a cart.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `OfferedShipper`; or an error: a `TransportCode`.
 */
export const getShippers = async (
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly OfferedShipper[], ShopError>> =>
  callShop(shop, (api) => api.GET('/api/v1/shippers', { ...options }))

/**
 * Reads branches by ids, or searches the branches of a shipper.
 *
 * @param shop - The shop to call.
 * @param params - Selects branches by ids, or by shipper and search text, sorted by distance from a place.
 * @param options - `signal` aborts the call.
 * @returns `GetPickupBranchesData`; or an error: `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const { branches, total } = unwrap(await getPickupBranches(shop, { shipperId, s: 'Brno' }))
 * ```
 */
export async function getPickupBranches(
  shop: Shop,
  params: GetPickupBranchesParams,
  options: CallOptions = {},
): Promise<Result<GetPickupBranchesData, GetPickupBranchesError>> {
  const { pickupCountries } = shop.config
  // carriers also have branches in countries without parcel pickup; `total` counts what the back end leaves in
  const countries = pickupCountries && { countries: pickupCountries.join() }
  const query =
    'keys' in params
      ? { keys: params.keys.join(), perPage: Math.max(1, params.keys.length) }
      : {
          shipper_id: params.shipperId,
          ...(params.s !== undefined && { s: params.s }),
          ...(params.lat !== undefined && { lat: params.lat }),
          ...(params.lng !== undefined && { lng: params.lng }),
          ...(params.page !== undefined && { page: params.page }),
          ...(params.perPage !== undefined && { perPage: params.perPage }),
        }
  const answer = await callShop(shop, (api) =>
    api.GET('/api/v1/branches', { params: { query: { ...query, ...countries } }, ...options }),
  )
  return partOf(answer, ({ data, meta }) => ({ branches: data, total: meta.pagination.total }))
}

/** Parameters of `getPickupBranchByRemoteId`. */
export interface GetPickupBranchByRemoteIdParams {
  /** Id of the shipper that the pickup point belongs to. */
  readonly shipperId: number
  /** The carrier's own id. */
  readonly remoteId: string
}

/**
 * A pickup point by the carrier's own id. For integrators with a carrier's widget, which returns such ids.
 *
 * @param shop - The shop to call.
 * @param params - Id of the shipper, and the id that the carrier gave the pickup point.
 * @param options - `signal` aborts the call.
 * @returns `PickupBranch`; or an error: `not_found`, `validation`, or a `TransportCode`.
 */
export const getPickupBranchByRemoteId = async (
  shop: Shop,
  params: GetPickupBranchByRemoteIdParams,
  options: CallOptions = {},
): Promise<Result<PickupBranch, GetPickupBranchByRemoteIdError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/shippers/{shipperId}/branches/remoteId/{remoteId}', {
      params: { path: { shipperId: params.shipperId, remoteId: params.remoteId } },
      ...options,
    }),
  )

/** Parameters of `getDeliveryTimes`. */
export interface GetDeliveryTimesParams {
  /** First day of the delivery times, an ISO date like `2026-11-23`. */
  readonly since: string
  /** Id of the shipper. */
  readonly shipperId: number
}

/**
 * Delivery times of a shipper from a day on, sorted.
 *
 * @param shop - The shop to call.
 * @param params - Id of the shipper, and the first day.
 * @param options - `signal` aborts the call.
 * @returns A list of `DeliveryTime`; or an error: `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const times = unwrap(await getDeliveryTimes(shop, { shipperId, since: '2026-11-23' }))
 * ```
 */
export const getDeliveryTimes = async (
  shop: Shop,
  params: GetDeliveryTimesParams,
  options: CallOptions = {},
): Promise<Result<readonly DeliveryTime[], GetDeliveryTimesError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/delivery-times', {
      params: { query: { since: params.since, shipperId: params.shipperId } },
      ...options,
    }),
  )

/**
 * Countries of the world, those with delivery first. For integrators; the shop uses the countries in its
 * settings.
 *
 * @param shop - The shop to call.
 * @param params - None; `{}` in front of options.
 * @param options - `signal` aborts the call.
 * @returns A list of `WorldCountry`; or an error: `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const countries = unwrap(await getCountries(shop))
 * ```
 */
export async function getCountries(
  shop: Shop,
  params: NoParams = {},
  options: CallOptions = {},
): Promise<Result<readonly WorldCountry[], GetPickupBranchesError>> {
  const query = { perPage: 100 }
  const answer = await callShop(shop, (api) => api.GET('/api/v1/countries', { params: { query }, ...options }))
  return partOf(answer, (data) => data.data)
}

/** Number of the company in the register. */
export interface GetCompanyByTinParams {
  /** Its number; leading zeros may be missing. */
  readonly tin: string
}

/**
 * Looks up a company in the business register by its number.
 *
 * @param shop - The shop to call.
 * @param params - Number of the company in the register.
 * @param options - `signal` aborts the call.
 * @returns `Company`; or an error: `not_found`, `validation`, or a `TransportCode`.
 * @example
 * ```ts
 * const company = await getCompanyByTin(shop, { tin: '27082440' })
 * ```
 */
export const getCompanyByTin = async (
  shop: Shop,
  params: GetCompanyByTinParams,
  options: CallOptions = {},
): Promise<Result<Company, GetCompanyByTinError>> =>
  callShop(shop, (api) => api.GET('/api/v1/ares/ico', { params: { query: { ico: params.tin } }, ...options }))
