import type { Shop } from '../transport/context.ts'
import { defineQuery, type Query } from '../transport/query.ts'
import { type BranchesInput, type BranchPage, getBranches } from './list-calls.ts'

/** `getBranches` as a query definition: pickup points by their ids, or by a search at one shipper. */
export const pickupPointsQuery = (shop: Shop, input: BranchesInput): Query<BranchPage> =>
  defineQuery(shop, ['pickup-points', input], (context) => getBranches(shop, { ...input, ...context }))
