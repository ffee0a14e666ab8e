import type { operations } from '../generated/shop.d.ts'
import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import { callShop } from '../transport/call.ts'
import type { Shop } from '../transport/context.ts'
import type { OperationCodes } from '../transport/operation-codes.ts'
import { partOf } from '../transport/part-of.ts'
import type { ReadOptions } from './calls.ts'
import { isParcelCountry } from './rules/constants.ts'
import type { Company, DeliveryTime, OfferedShipper, PickupBranch, WorldCountry } from './types.ts'

/** Why a list is not answered. */
export type ListError = ShopError<OperationCodes<operations['getBranches']>>
/** Why a branch is not answered; `not_found` when the carrier has none with this id. */
export type BranchError = ShopError<OperationCodes<operations['getBranchByRemoteId']>>
/** Why a company is not answered; `not_found` when the register has none with this number. */
export type CompanyError = ShopError<OperationCodes<operations['getCompanyByTin']>>
/** Why times of delivery are not answered. */
export type DeliveryTimesError = ShopError<OperationCodes<operations['getDeliveryTimes']>>

/** Which branches: those of ids (C7.50), or those of a shipper by a search text, near a place the nearest first (C7.51). */
export type BranchesInput = ReadOptions &
  (
    | { readonly keys: readonly number[] }
    | {
        readonly shipperId: number
        /** Words of name, street, city or postcode. */
        readonly s?: string
        readonly lat?: number
        readonly lng?: number
        readonly page?: number
        /** 20 unless told, 500 at most. */
        readonly perPage?: number
      }
  )

/** One page of branches. */
export interface BranchPage {
  readonly branches: readonly PickupBranch[]
  /** How many there are on all pages. */
  readonly total: number
}

/** All ways of delivery, before there is a cart (C7.45). */
export const getShippers = async (
  shop: Shop,
  options: ReadOptions = {},
): Promise<Result<readonly OfferedShipper[], ShopError>> =>
  callShop(shop, (api) => api.GET('/api/v1/shippers', { ...options }))

/** Branches by ids (C7.50), or those of a shipper that a text finds (C7.51). */
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
    // parcels go to four countries, whatever else a carrier has (C9.21)
    const branches = data.filter(({ address }) => isParcelCountry(address.country_code))
    return { branches, total: meta.pagination.total - (data.length - branches.length) }
  })
}

/** A pickup point by the carrier's own id (C7.49). For integrators with a carrier's widget, which returns such ids. */
export const getBranchByRemoteId = async (
  shop: Shop,
  { shipperId, remoteId, ...options }: ReadOptions & { readonly shipperId: number; readonly remoteId: string },
): Promise<Result<PickupBranch, BranchError>> =>
  callShop(shop, (api) =>
    api.GET('/api/v1/shippers/{shipperId}/branches/remoteId/{remoteId}', {
      params: { path: { shipperId, remoteId } },
      ...options,
    }),
  )

/** Times at which a shipper can come, from a day (`2026-11-23`) on, in order (C7.26). */
export const getDeliveryTimes = async (
  shop: Shop,
  { since, shipperId, ...options }: ReadOptions & { readonly since: string; readonly shipperId: number },
): Promise<Result<readonly DeliveryTime[], DeliveryTimesError>> =>
  callShop(shop, (api) => api.GET('/api/v1/delivery-times', { params: { query: { since, shipperId } }, ...options }))

/** A hundred countries of the world, those delivered to first (C7.46). For integrators; the shop uses those of its settings. */
export async function getCountries(
  shop: Shop,
  options: ReadOptions = {},
): Promise<Result<readonly WorldCountry[], ListError>> {
  const query = { perPage: 100 }
  const answer = await callShop(shop, (api) => api.GET('/api/v1/countries', { params: { query }, ...options }))
  return partOf(answer, (data) => data.data)
}

/** A company in the business register by its number, which may lack its leading zeros (C7.11). */
export const getCompanyByTin = async (
  shop: Shop,
  { tin, ...options }: ReadOptions & { readonly tin: string },
): Promise<Result<Company, CompanyError>> =>
  callShop(shop, (api) => api.GET('/api/v1/ares/ico', { params: { query: { ico: tin } }, ...options }))
