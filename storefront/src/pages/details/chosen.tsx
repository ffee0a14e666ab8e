import type { Payment, PickupBranch, Shipper } from '@vanek/sdk/checkout'
import { arrivalOn } from '../../features/checkout/arrival.ts'

/** The choice of the step before, to be sure of it. */
export function Chosen({
  shipper,
  payment,
  branch,
}: {
  readonly shipper: Shipper
  readonly payment: Payment
  readonly branch: PickupBranch | null
}) {
  const date = arrivalOn(shipper.type, branch?.nearestDeliveryDate ?? shipper.delivery.nearestDeliveryDate)
  return (
    <dl className="chosen small">
      <div>
        <dt>Doprava</dt>
        <dd>
          {shipper.name}
          {branch && <span>{branch.name}</span>}
          {date && <span className="quiet">{date}</span>}
        </dd>
      </div>
      <div>
        <dt>Platba</dt>
        <dd>{payment.name}</dd>
      </div>
    </dl>
  )
}
