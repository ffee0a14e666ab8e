import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import { isParcelCountry } from './rules/constants.ts'
import type { Company, DeliveryTime, OfferedShipper, PickupBranch, WorldCountry } from './types.ts'
import type { CallOptions } from '../transport/options.ts'

/** Errors of reading a list. */
export type ListError = ShopError<OperationCodes<operations['getBranches']>>
/** Errors of reading a branch; `not_found` if the carrier has no branch with this id. */
export type BranchError = ShopError<OperationCodes<operations['getBranchByRemoteId']>>
/** Errors of looking up a company; `not_found` if the register has no company with this number. */
export type CompanyError = ShopError<OperationCodes<operations['getCompanyByTin']>>
/** Errors of reading delivery times. */
export type DeliveryTimesError = ShopError<OperationCodes<operations['getDeliveryTimes']>>

/** Selects branches by ids (C7.50), or by shipper and search text, sorted by distance from a place (C7.51). */
export type BranchesInput = CallOptions &
  (
    | { readonly keys: readonly number[] }
    | {
        readonly shipperId: number
        /** Search text: words of the name, street, city or postcode. */
        readonly s?: string
        readonly lat?: number
        readonly lng?: number
        readonly page?: number
        /** Defaults to 20; at most 500. */
        readonly perPage?: number
      }
  )

/** One page of branches. */
export interface BranchPage {
  readonly branches: readonly PickupBranch[]
  /** Number of branches on all pages. */
  readonly total: number
}

/** All delivery methods, without a cart (C7.45). */
export const getShippers = async (
  shop: Shop,
  options: CallOptions = {},
): Promise<Result<readonly OfferedShipper[], ShopError>> =>
  callShop(shop, (api) => api.GET('/api/v1/shippers', { ...options }))

/** Reads branches by ids (C7.50), or searches the branches of a shipper (C7.51). */
export async function getBranches(shop: Shop, input: BranchesInput): Promise<Result<BranchPage, ListError>> {
  const { signal } = input
  const query =
    'keys' in input
      ? { keys: input.keys.join(), perPage: Math.max(1, input.keys.length) }
      : {
          shipper_id: input.shipperId,
          ...(input.s !== undefined && { s: input.s }),
          ...(input.lat !== undefined && { lat: input.lat }),
          ...(input.lng !== undefined && { lng: input.lng }),
          ...(input.page !== undefined && { page: input.page }),
          ...(input.perPage !== undefined && { perPage: input.perPage }),
        }
  const answer = await callShop(shop, (api) =>
    api.GET('/api/v1/branches', { params: { query }, ...(signal && { signal }) }),
  )
  return partOf(answer, ({ data, meta }) => {
    // carriers also have branches in countries without parcel pickup (C9.21)
    const branches = data.filter(({ address }) => isParcelCountry(address.country_code))
    return { branches, total: meta.pagination.total - (data.length - branches.length) }
  })
}

/** A pickup point by the carrier's own id (C7.49). For integrators with a carrier's widget, which returns such ids. */
export const getBranchByRemoteId = async (
  shop: Shop,
  { shipperId, remoteId, ...options }: CallOptions & { readonly shipperId: number; readonly remoteId: string },
): Promise<Result<PickupBranch, BranchError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/shippers/{shipperId}/branches/remoteId/{remoteId}', {
      params: { path: { shipperId, remoteId } },
      ...options,
    }),
  )

/** Delivery times of a shipper from a day on (`2026-11-23`), sorted (C7.26). */
export const getDeliveryTimes = async (
  shop: Shop,
  { since, shipperId, ...options }: CallOptions & { readonly since: string; readonly shipperId: number },
): Promise<Result<readonly DeliveryTime[], DeliveryTimesError>> =>
  callShop(shop, (api) => api.GET('/api/v1/delivery-times', { params: { query: { since, shipperId } }, ...options }))

/** Countries of the world, those with delivery first (C7.46). For integrators; the shop uses the countries in its settings. */
export async function getCountries(
  shop: Shop,
  options: CallOptions = {},
): Promise<Result<readonly WorldCountry[], ListError>> {
  const query = { perPage: 100 }
  const answer = await callShop(shop, (api) => api.GET('/api/v1/countries', { params: { query }, ...options }))
  return partOf(answer, (data) => data.data)
}

/** Looks up a company in the business register by its number; leading zeros may be missing (C7.11). */
export const getCompanyByTin = async (
  shop: Shop,
  { tin, ...options }: CallOptions & { readonly tin: string },
): Promise<Result<Company, CompanyError>> =>
  callShop(shop, (api) => api.GET('/api/v1/ares/ico', { params: { query: { ico: tin } }, ...options }))
