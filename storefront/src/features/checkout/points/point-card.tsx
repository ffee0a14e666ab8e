import type { PickupBranch } from '@vanek/sdk/checkout'
import { addressLine } from './point-texts.ts'

/** What is known of a pickup point: where it is and when it is open. */
export function PointFacts({ branch }: { readonly branch: PickupBranch }) {
  return (
    <>
      <span>{addressLine(branch)}</span>
      {branch.openingHours && <span className="num">{branch.openingHours}</span>}
    </>
  )
}
