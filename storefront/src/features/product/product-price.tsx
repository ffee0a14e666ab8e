import { useMoney } from '@vanek/react-hooks'
import type { Prices } from '@vanek/sdk/product'
import { Price } from '../../ui/price.tsx'

export interface ProductPriceProps {
  readonly prices: Prices
  /** Large, with the price without VAT and the lowest price of the last 30 days. */
  readonly full?: boolean
  /** Unit of sale when it is not one piece: "m". */
  readonly unit?: string
}

/** The price of a product or variant as the law and good manners want it. */
export function ProductPrice({ prices, full, unit }: ProductPriceProps) {
  const money = useMoney()
  const { inDiscount, lowestUnitWithTax: lowest, unitOriginalWithTax } = prices
  const notes = [
    full && `${money(prices.unitWithoutTax)} bez DPH`,
    full && inDiscount && typeof lowest === 'number' && `nejnižší cena za 30 dní ${money(lowest)}`,
  ].filter(Boolean)
  return (
    <Price
      now={money(prices.unitWithTax) + (unit && unit !== 'ks' ? `\u00A0/\u00A0${unit}` : '')}
      was={inDiscount ? money(unitOriginalWithTax) : undefined}
      less={inDiscount ? prices.percentageDiscount : undefined}
      note={notes.length > 0 ? notes.join(' · ') : undefined}
      big={full ?? false}
    />
  )
}
