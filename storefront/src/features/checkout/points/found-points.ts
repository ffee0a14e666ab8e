import type { PickupBranch, Shipper } from '@vanek/sdk/checkout'

/** Points found for a text, on a page without scripts. */
export interface FoundPoints {
  readonly text: string
  readonly branches: readonly PickupBranch[]
  readonly total: number
}

/** Whether a shipper has too many points to list, so that the visitor searches for one. */
export const isSearched = (shipper: Shipper): boolean => shipper.requiredBranch && shipper.branches === undefined
