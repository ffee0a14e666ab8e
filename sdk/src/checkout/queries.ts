import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import {
  type GetPickupBranchesData,
  type GetPickupBranchesError,
  type GetPickupBranchesParams,
  getPickupBranches,
} from './list-calls.ts'

/**
 * `getPickupBranches` as a query definition.
 *
 * @param shop - The shop to call; its language, domain, currency and prices are part of the key.
 * @param params - Ids of branches, or a search among those of one shipper.
 * @returns The definition; its `queryFn` throws `CommerceError`.
 */
export const pickupBranchesQuery = (
  shop: Shop,
  params: GetPickupBranchesParams,
): Query<GetPickupBranchesData, GetPickupBranchesError> =>
  defineQuery(shop, ['pickup-branches', params], (context) => getPickupBranches(shop, params, context))
