import { useMoney } from '@vanek/react-hooks'
import { priceSize, shownPrices } from '@vanek/sdk/format'
import type { Prices } from '@vanek/sdk/product'
import { useDisplay } from '../../app/use-display.ts'
import { useIsOn } from '../../app/use-is-on.ts'
import { Price } from '../../ui/price.tsx'
import { unitPair } from '../price/pairs.ts'
import { useAmount } from '../price/use-amount.ts'

export interface ProductPriceProps {
  readonly prices: Prices
  /** What everybody else pays, for a partner with a price list of their own (B6.05). */
  readonly defaultPrices?: Prices | null
  /** Large, with the lowest price of the last 30 days. */
  readonly full?: boolean
  /** Unit of sale when it is not one piece: "m". */
  readonly unit?: string
  /** "od" before the price: other variants cost more. */
  readonly from?: boolean
}

/** The price of a product or variant as the law and good manners want it (B3.15, B3.53, B6.13, B9.30). */
export function ProductPrice({ prices, defaultPrices, full, unit, from }: ProductPriceProps) {
  const money = useMoney()
  const display = useDisplay()
  const amount = useAmount()
  const lowestShown = useIsOn('minimal_price_period')
  const publicShown = useIsOn('b2c_price')
  const { main, mainAmount } = shownPrices(unitPair(prices), display)
  const { now, vat, other } = amount(unitPair(prices), { from, unit: unit === 'ks' ? undefined : unit })
  const { inDiscount } = prices
  const isNet = main === 'without'
  const lowest = isNet ? prices.lowestUnitWithoutTax : prices.lowestUnitWithTax
  const original = isNet ? prices.unitOriginalWithoutTax : prices.unitOriginalWithTax
  // a discount is announced from the lowest price of 30 days: the percentage belongs to that one
  const before = inDiscount && lowestShown && typeof lowest === 'number' ? lowest : null
  const everybody = publicShown && defaultPrices ? shownPrices(unitPair(defaultPrices), display).mainAmount : null
  const notes = [
    other,
    everybody !== null && everybody > mainAmount && `Běžná cena ${money(everybody)} ${vat}`,
    full && before !== null && `Nejnižší cena za 30 dní před slevou ${money(before)}`,
    full && before !== null && original > before && `Původní cena ${money(original)}`,
  ].filter(Boolean)
  return (
    <Price
      now={now}
      vat={vat}
      was={inDiscount ? money(before ?? original) : undefined}
      less={inDiscount ? prices.percentageDiscount : undefined}
      note={notes.length > 0 ? notes.map((note) => <span key={String(note)}>{note}</span>) : undefined}
      size={full ? priceSize(mainAmount) : 'regular'}
      big={full ?? false}
    />
  )
}
