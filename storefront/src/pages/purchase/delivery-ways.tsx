import { plural } from '@vanek/sdk/format'
import type { ShipperOffer } from '@vanek/sdk/settings'
import { Icon } from '../../ui/icon.tsx'
import { Amount } from '../../entities/price/amount.tsx'

const DAYS = {
  zero: 'ještě týž den',
  one: 'za {n} pracovní den',
  few: 'za {n} pracovní dny',
  many: 'za {n} pracovních dní',
}

export interface DeliveryWaysProps {
  readonly ways: readonly ShipperOffer[]
  readonly fastest: ShipperOffer | null
}

/** The delivery methods with their lowest price and their time, independent of a cart (B3.52). */
export function DeliveryWays({ ways, fastest }: DeliveryWaysProps) {
  return (
    <ul className="rule purchase-ways" aria-label="Způsoby doručení">
      {ways.map(({ id, name, priceFrom, priceFromWithoutTax, deliveryDays }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {id === fastest?.id && (
              <span className="quiet small purchase-days">
                <Icon name="truck" />
                nejrychlejší doručení
              </span>
            )}
          </span>
          <span className="num">
            {priceFrom === 0 ? 'zdarma' : <Amount of={{ withTax: priceFrom, withoutTax: priceFromWithoutTax }} from />}
            <span className="quiet small purchase-days">{plural('cs', deliveryDays, DAYS)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
