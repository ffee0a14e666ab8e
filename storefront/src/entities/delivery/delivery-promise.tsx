import { branchesOn, deliveryOffer, isPersonalPickup, type OfferedWay } from '@vanek/sdk/checkout'
import { canBeOrdered, type Product, type Variant } from '@vanek/sdk/product'
import { calendar } from '../../market/calendar.ts'
import { wayText } from '../../market/delivery-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { arrivalOn, dayText } from './arrival.ts'
import { Amount } from '../price/amount.tsx'
import { ArrivalDay } from './arrival-day.tsx'
import { AtBranches } from './at-branches.tsx'
import { DeliveryPrice, PriceInText } from './delivery-price.tsx'
import type { WaysData } from './load-ways.ts'
import { useFreeFrom } from './use-free-from.ts'
import { useNow } from './use-now.ts'
import { wholeWay } from './ways.ts'

/** `15:00`, `9:30` */
const clockText = (time: string): string => time.replace(/^0/, '')

function Way({ offered: { way, date, price, orderBy }, now }: { readonly offered: OfferedWay; readonly now: Date }) {
  const said = isPersonalPickup(way) ? wayText(way, date, now) : null
  return (
    <li>
      <span>
        {way.name}
        <AtBranches n={branchesOn(way, date)} />
        {orderBy && <span className="quiet"> při objednání do {clockText(orderBy)}</span>}
      </span>
      <span className="num">
        <time dateTime={date}>{said === 'ihned' || said?.startsWith('dnes') ? said : dayText(date)}</time>
        {', '}
        {price.withTax === 0 ? 'zdarma' : <Amount of={price} />}
      </span>
    </li>
  )
}

export interface DeliveryPromiseProps {
  readonly product: Product
  readonly variant: Variant
  readonly data: WaysData
}

/** The earliest delivery of available goods with its own price, what delivery costs at least, and each delivery method with its day, price and order deadline. */
export function DeliveryPromise({ product, variant, data }: DeliveryPromiseProps) {
  const now = useNow(data.since)
  const freeFrom = useFreeFrom()
  const { availability, warehouses, prices } = variant
  if (!canBeOrdered(availability) || data.ways.length === 0) return null
  const { freeShippers, oversized = false } = product
  const { ways, soonest, from } = deliveryOffer(data.ways.map(wholeWay), {
    goods: { variantId: variant.id, amount: availability.amountMin, availability, warehouses },
    ...{ oversized, freeShippers, freeFrom, now, calendar },
    price: prices.unitWithTax,
  })
  return (
    <li className="promises-ways">
      <Icon name="truck" />
      <details className="fold">
        <summary>
          <span>
            {soonest ? (
              <>
                <strong>
                  <ArrivalDay arrival={arrivalOn({ type: soonest.way.type, date: soonest.date })} />
                </strong>
                {', doprava '}
                <PriceInText of={soonest.price} />
              </>
            ) : (
              'Jen k vyzvednutí'
            )}
            {soonest?.orderBy && (
              <span className="quiet promises-by">Objednejte dnes do {clockText(soonest.orderBy)}</span>
            )}
            {soonest && soonest.price.withTax > 0 && (
              <span className="quiet promises-by">
                Doprava <DeliveryPrice from={from} />
              </span>
            )}
          </span>
        </summary>
        <ul>
          {ways.map((offered) => (
            <Way key={offered.way.id} offered={offered} now={now} />
          ))}
        </ul>
      </details>
    </li>
  )
}
