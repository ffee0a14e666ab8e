import * as texts from '#texts/pages/product'
import { arrivalOn, ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { type DeliveryProps, useDelivery } from './use-delivery.ts'

/** The earliest delivery and its price in one line: "With you on Monday 30/11, delivery 99"; without a date the lowest price. */
export function BuyBarDelivery(props: DeliveryProps) {
  const delivery = useDelivery(props)
  if (!delivery) return null
  const { soonest, cheapest } = delivery
  const price = soonest?.price ?? cheapest.price
  return (
    <span className="buy-bar-delivery small">
      {soonest && <ArrivalDay arrival={arrivalOn({ type: soonest.method.type, date: soonest.date })} />}
      {price === null ? (
        texts.pickupOnly
      ) : (
        <>
          {texts.deliveryFor}
          {price.withTax === 0 ? texts.free : <Amount of={price} from={!soonest} one />}
        </>
      )}
    </span>
  )
}
