import { type DeliveryTime, type Payment, type PickupBranch, type Shipper, waitsForPayment } from '@vanek/sdk/checkout'
import { arrivalOn } from '../../entities/delivery/arrival.ts'
import { ArrivalDay } from '../../entities/delivery/arrival-day.tsx'

export interface ChosenProps {
  readonly shipper: Shipper
  readonly payment: Payment
  readonly branch: PickupBranch | null
  /** The delivery time; null if the shipper decides. */
  readonly slot: DeliveryTime | null
}

/** Repeats the choices of the previous step. */
export function Chosen({ shipper, payment, branch, slot }: ChosenProps) {
  const { name, type, delivery } = shipper
  const date = slot?.date ?? branch?.nearestDeliveryDate ?? delivery.nearestDeliveryDate
  return (
    <dl className="chosen small">
      <div>
        <dt>Doprava</dt>
        <dd>
          {name}
          {branch && <span>{branch.name}</span>}
          {date && (
            <span className="quiet">
              <ArrivalDay arrival={arrivalOn({ type, date, time: slot, waits: waitsForPayment(payment) })} />
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>Platba</dt>
        <dd>{payment.name}</dd>
      </div>
    </dl>
  )
}
