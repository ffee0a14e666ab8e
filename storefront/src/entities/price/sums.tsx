import * as texts from '#texts/entities/price'
import { mainDisplayPrice, type PricePair } from '@vanek/sdk/format'
import type { ReactNode } from 'react'
import { Amount, useDisplay, useWriters } from './amount.tsx'

export interface SumProps {
  readonly title: ReactNode
  readonly of: PricePair
  /** Whether it is subtracted from the total. */
  readonly less?: boolean
}

/** One part of a total with its price; a price of 0 reads "Zdarma". */
export const Sum = ({ title, of, less }: SumProps) => (
  <div className={less ? 'totals-less' : undefined}>
    <dt>{title}</dt>
    <dd>
      <Amount of={of} one free sum />
    </dd>
  </div>
)

/** The rounding of a cash payment; it has no VAT. */
export function Rounding({ amount }: { readonly amount: number }) {
  const { money } = useWriters()
  return (
    amount !== 0 && (
      <div>
        <dt>{texts.rounding}</dt>
        <dd>{money(amount)}</dd>
      </div>
    )
  )
}

/** The total to pay, always with VAT. The total without VAT is added if the visitor sees such prices. */
export function Total({ of: { withTax, withoutTax } }: { readonly of: PricePair }) {
  const { total } = useWriters()
  const display = useDisplay()
  const net = (
    <div className="totals-quiet">
      <dt>{texts.totalWithoutVat}</dt>
      <dd>{total(withoutTax)}</dd>
    </div>
  )
  const isNet = mainDisplayPrice(display) === 'without'
  return (
    <>
      {isNet && net}
      <div className="totals-sum">
        <dt>{texts.totalWithVat}</dt>
        <dd>{total(withTax)}</dd>
      </div>
      {display.displayBothPrices && net}
    </>
  )
}
