import * as texts from '#texts/entities/product'
import { type PricePair, priceSize, displayPrices } from '@vanek/sdk/format'
import type { Prices } from '@vanek/sdk/product'
import type { ReactNode } from 'react'
import { useAmount, useDisplay, pairOf, perUnit, unitPair } from '../price/amount.tsx'
import { useIsOn } from '../shop/use-shell.ts'

interface PriceProps {
  /** The formatted price to pay. */
  readonly now: string
  /** The VAT label: "s DPH". */
  readonly vat?: string
  /** The price before the discount. */
  readonly was?: string | undefined
  /** Discount from it in percent; 0 or missing shows none. */
  readonly less?: number | undefined
  /** Lines below: price without VAT, lowest price of 30 days. */
  readonly note?: ReactNode
  readonly big?: boolean
  /** Size of the amount: long ones are smaller (B9.30). */
  readonly size?: 'regular' | 'small' | 'smaller'
  /** The amount is stale. */
  readonly stale?: boolean
}

/** A price with the one before the discount. */
function Price({ now, vat, was, less, note, big, size = 'regular', stale }: PriceProps) {
  const classes = ['price', big && 'price-big', size !== 'regular' && `price-${size}`, stale && 'price-stale']
  return (
    <p className={classes.filter(Boolean).join(' ')} aria-busy={stale || undefined}>
      <span className="price-now">{now}</span>
      {vat && <span className="price-vat">{vat}</span>}
      {was && (
        <span className="price-was">
          <span className="hide">{`${texts.priceBefore} `}</span>
          <s>{was}</s> {vat}
          {less ? <b className="price-less">{`−${less} %`}</b> : null}
        </span>
      )}
      {note && <span className="price-note">{note}</span>}
    </p>
  )
}

interface ProductPriceProps {
  readonly prices: Prices
  /** The default price, for a partner with a price list of their own (B6.05). */
  readonly defaultPrices?: Prices | null
  /** Large, with the lowest price of the last 30 days. */
  readonly full?: boolean
  /** Unit of sale if it is not one piece: "m". */
  readonly unit?: string | undefined
  /** Puts "od" before the price, because other variants cost more. */
  readonly from?: boolean
}

/** The price of a product or variant, with the legally required details (B3.15, B3.53, B6.13, B9.30). */
export function ProductPrice({ prices, defaultPrices, full, unit, from }: ProductPriceProps) {
  const display = useDisplay()
  const amount = useAmount()
  const lowestShown = useIsOn('minimal_price_period')
  const publicShown = useIsOn('b2c_price')
  const own = unitPair(prices)
  const { now, vat, other } = amount(own, { from, unit: perUnit(unit) })
  const { inDiscount } = prices
  const mainOf = (pair: PricePair) => displayPrices(pair, display).mainAmount
  const mainAmount = mainOf(own)
  const labelled = (title: string, pair: PricePair) => {
    const text = amount(pair)
    return `${title} ${text.now} ${text.vat}${text.other ? ` (${text.other})` : ''}`
  }
  const original = { withTax: prices.unitOriginalWithTax, withoutTax: prices.unitOriginalWithoutTax }
  // the law relates a discount to the lowest price of 30 days, so the percentage does too
  const before =
    inDiscount && lowestShown ? pairOf(prices.lowestUnitWithTax ?? null, prices.lowestUnitWithoutTax ?? null) : null
  const everybody = publicShown && defaultPrices ? unitPair(defaultPrices) : null
  const notes = [
    other,
    everybody && mainOf(everybody) > mainAmount && labelled(texts.usualPrice, everybody),
    full && before && labelled(texts.lowestPrice, before),
    full && before && mainOf(original) > mainOf(before) && labelled(texts.originalPrice, original),
  ].filter(Boolean)
  return (
    <Price
      now={now}
      vat={vat}
      was={inDiscount ? amount(before ?? original).now : undefined}
      less={inDiscount ? prices.percentageDiscount : undefined}
      note={notes.length > 0 ? notes.map((note) => <span key={String(note)}>{note}</span>) : undefined}
      size={full ? priceSize(mainAmount) : 'regular'}
      big={full ?? false}
    />
  )
}
