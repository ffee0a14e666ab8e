import * as texts from '#texts/pages/product'
import { Link } from '../../ui/link.tsx'
import { countBranchesByDate, type DeliveryOption } from '@vanek/sdk/checkout'
import { formatAmount } from '@vanek/sdk/format'
import { hasFreeDelivery, isRestockShown, type Product, displayStock, type Variant } from '@vanek/sdk/product'
import { arrivalOn, dayText, ArrivalDay } from '../../entities/delivery/arrival.tsx'
import { AtBranches, DeliveryPrice, PriceInText } from '../../entities/delivery/delivery-price.tsx'
import { Amount } from '../../entities/price/amount.tsx'
import { useGross } from '../../entities/price/use-gross.ts'
import { useFreeFrom } from '../../entities/product/badges.tsx'
import { useShell, useTheme } from '../../entities/shop/use-shell.ts'
import { formatDate } from '../../market/dates.ts'
import { pickupTodayText } from '../../market/delivery-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { safeHref } from '../../ui/safe-href.ts'
import type { ProductPageData } from './data.ts'
import { type DeliveryProps, useDelivery } from './use-delivery.ts'

/** `15:00`, `9:30` */
const clockText = (time: string): string => time.replace(/^0/, '')

function Way({
  offered: { method: way, date, price, orderBy },
  now,
}: {
  readonly offered: DeliveryOption
  readonly now: Date
}) {
  return (
    <li>
      <span>
        {way.name}
        <AtBranches n={countBranchesByDate(way, date)} />
        {orderBy && <span className="quiet">{texts.ifOrderedBy(clockText(orderBy))}</span>}
      </span>
      <span className="num">
        <time dateTime={date}>{pickupTodayText(way, date, now) ?? dayText(date)}</time>
        {', '}
        {price.withTax === 0 ? texts.free : <Amount of={price} />}
      </span>
    </li>
  )
}

/** The earliest delivery of available goods with its own price, what delivery costs at least, and each delivery method with its day, price and order deadline. */
function DeliveryPromise(props: DeliveryProps) {
  const delivery = useDelivery(props)
  if (!delivery) return null
  const { options: ways, soonest, cheapest: from, now } = delivery
  return (
    <li className="promises-ways">
      <Icon name="truck" />
      <details className="fold">
        <summary>
          <span>
            {soonest ? (
              <>
                <strong>
                  <ArrivalDay arrival={arrivalOn({ type: soonest.method.type, date: soonest.date })} />
                </strong>
                {texts.deliveryFor}
                <PriceInText of={soonest.price} />
              </>
            ) : (
              texts.pickupOnly
            )}
            {soonest?.orderBy && (
              <span className="quiet promises-by">{texts.orderTodayBy(clockText(soonest.orderBy))}</span>
            )}
            {soonest && soonest.price.withTax > 0 && (
              <span className="quiet promises-by">
                {texts.delivery}
                <DeliveryPrice from={from} />
              </span>
            )}
          </span>
        </summary>
        <ul>
          {ways.map((offered) => (
            <Way key={offered.method.id} offered={offered} now={now} />
          ))}
        </ul>
      </details>
    </li>
  )
}

function Pieces({ stock, unit }: { readonly stock: number | null; readonly unit: string }) {
  const { pieces, more } = displayStock(stock)
  return (
    <span className="quiet num">
      {more && texts.moreThan}
      {formatAmount(pieces, unit)}
    </span>
  )
}

interface PromisesProps {
  readonly product: Product
  readonly variant: Variant
  readonly storage: ProductPageData['storage']
  readonly delivery: ProductPageData['delivery']
}

/** The arrival, pickup places (B9.22, B9.23), the price of delivery and returns. */
export function Promises({ product, variant, storage, delivery }: PromisesProps) {
  const { storage_days: days } = useTheme('product_detail')
  const gross = useGross()
  const shell = useShell()
  const freeFrom = useFreeFrom()
  const { freeShippers, oversized = false } = product
  const free = hasFreeDelivery({ freeShippers, oversized, prices: variant.prices }, freeFrom)
  const { availability, unit, warehouses } = variant
  const branches = warehouses.filter(({ virtual, pickup, stock }) => !virtual && pickup !== false && stock > 0)
  return (
    <ul className="promises small">
      <DeliveryPromise product={product} variant={variant} data={delivery} />
      {!availability.isAvailable && storage && isRestockShown(storage, days) && (
        <li>
          <Icon name="truck" />
          {texts.restock(formatAmount(storage.amount, unit), formatDate(storage.date))}
        </li>
      )}
      {branches.length > 0 && (
        <li className="promises-branches">
          <Icon name="store" />
          <details className="fold">
            <summary>{texts.pickupAt(branches.length)}</summary>
            <ul>
              {branches.map(({ id, title, stock }) => (
                <li key={id}>
                  {`${title} `}
                  <Pieces stock={stock} unit={unit} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
      {(free || oversized || freeFrom !== null) && (
        <li>
          <Icon name="truck" />
          {free ? texts.freeDelivery : oversized ? texts.oversized : texts.freeFrom(gross(freeFrom ?? 0))}
        </li>
      )}
      {shell?.site.sellingPoints.map(({ title, icon, url }) => {
        const to = safeHref(url)
        return (
          icon === 'return' && (
            <li key={title}>
              <Icon name="returns" />
              {to === null ? title : <Link to={to}>{title}</Link>}
            </li>
          )
        )
      })}
    </ul>
  )
}
