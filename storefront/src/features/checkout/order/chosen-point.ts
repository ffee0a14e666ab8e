import { unwrap } from '@vanek/sdk'
import { branchOf, getPickupBranches, type PartialChoice, type PickupBranch, type Shipper } from '@vanek/sdk/checkout'
import type { PageEnv } from '../../../lib/page/env.ts'

/**
 * Where the goods will be picked up: a branch of the shipper's own list, else the point is asked for by its id (C7.50).
 * Null when none is chosen or it exists no longer.
 */
export async function chosenPoint(
  { shop }: Pick<PageEnv, 'shop'>,
  shippers: readonly Shipper[],
  { shipper: id, branch }: PartialChoice,
): Promise<PickupBranch | null> {
  const shipper = shippers.find((each) => each.id === id)
  if (!shipper?.requiredBranch || branch === null) return null
  if (shipper.branches) return branchOf(shipper, branch)
  const { branches } = unwrap(await getPickupBranches(shop, { keys: [branch] }))
  return branches.find((each) => each.id === branch && (each.shipper_id ?? shipper.id) === shipper.id) ?? null
}
