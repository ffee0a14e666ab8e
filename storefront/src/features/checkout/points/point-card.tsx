import type { PickupBranch } from '@vanek/sdk/checkout'
import { postcodeText } from '../../../lib/texts/format.ts'

/** Street, postcode and city in one line. */
export const addressLine = ({ address }: Pick<PickupBranch, 'address'>): string =>
  `${address.street}, ${postcodeText(address.postcode)} ${address.city}`

/** Address and opening hours of a pickup point. */
export function PointFacts({ branch }: { readonly branch: PickupBranch }) {
  return (
    <>
      <span>{addressLine(branch)}</span>
      {branch.openingHours && <span className="num">{branch.openingHours}</span>}
    </>
  )
}
