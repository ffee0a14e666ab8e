import * as texts from '#texts/entities/cart'
import type { Cart } from '@vanek/sdk/cart'
import type { ReactNode } from 'react'
import { pairOf, totalPair } from '../price/amount.tsx'
import { Rounding, Sum, Total } from '../price/sums.tsx'

export interface TotalsProps {
  readonly prices: Cart['prices']
  /** The amounts are stale. */
  readonly stale?: boolean
  /** Shown instead of the price of delivery until a shipper is chosen. */
  readonly delivery?: ReactNode
  /** Shown instead of the price of the payment until one is chosen. */
  readonly paying?: ReactNode
}

/** A part of the total whose price depends on a choice. */
function Chosen({ title, of, until }: { title: string; of: ReturnType<typeof pairOf>; until: ReactNode }) {
  if (of) return <Sum title={title} of={of} />
  return (
    until && (
      <div>
        <dt>{title}</dt>
        <dd>{until}</dd>
      </div>
    )
  )
}

/** The totals of a cart as computed by the back end; nothing is computed here. */
export function Totals({ prices, stale, delivery, paying }: TotalsProps) {
  const { discountWithTax, discountWithoutTax, giftsWithTax, giftsWithoutTax } = prices
  return (
    <dl className="totals" aria-busy={stale || undefined}>
      <Sum title={texts.itemsTotal} of={{ withTax: prices.itemsWithTax, withoutTax: prices.itemsWithoutTax }} />
      {discountWithTax > 0 && (
        <Sum title={texts.discount} of={{ withTax: -discountWithTax, withoutTax: -discountWithoutTax }} less />
      )}
      {giftsWithTax > 0 && <Sum title={texts.gifts} of={{ withTax: giftsWithTax, withoutTax: giftsWithoutTax }} />}
      <Chosen
        title={texts.delivery}
        of={pairOf(prices.shipperPriceWithTax, prices.shipperPriceWithoutTax)}
        until={delivery}
      />
      <Chosen
        title={texts.payment}
        of={pairOf(prices.paymentPriceWithTax, prices.paymentPriceWithoutTax)}
        until={paying}
      />
      <Rounding amount={prices.roundingWithTax} />
      <Total of={totalPair(prices)} />
    </dl>
  )
}
