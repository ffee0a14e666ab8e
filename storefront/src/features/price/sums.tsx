import { mainPrice, type PricePair } from '@vanek/sdk/format'
import type { ReactNode } from 'react'
import { useDisplay } from '../../app/use-display.ts'
import { Amount } from './amount.tsx'
import { useWriters } from './use-writers.ts'

export interface SumProps {
  readonly title: ReactNode
  readonly of: PricePair
  /** It makes the sum lower. */
  readonly less?: boolean
}

/** One part of a sum with its price; one that costs nothing says so. */
export const Sum = ({ title, of, less }: SumProps) => (
  <div className={less ? 'totals-less' : undefined}>
    <dt>{title}</dt>
    <dd>
      <Amount of={of} one free sum />
    </dd>
  </div>
)

/** What a payment in cash is rounded by; VAT does not come into it. */
export function Rounding({ amount }: { readonly amount: number }) {
  const { money } = useWriters()
  return (
    amount !== 0 && (
      <div>
        <dt>Zaokrouhlení</dt>
        <dd>{money(amount)}</dd>
      </div>
    )
  )
}

/** What there is to pay, which is with VAT for everybody; below or above it the sum without VAT for who wants to see it. */
export function Total({ of: { withTax, withoutTax } }: { readonly of: PricePair }) {
  const { total } = useWriters()
  const display = useDisplay()
  const net = (
    <div className="totals-quiet">
      <dt>Celkem bez DPH</dt>
      <dd>{total(withoutTax)}</dd>
    </div>
  )
  const isNet = mainPrice(display) === 'without'
  return (
    <>
      {isNet && net}
      <div className="totals-sum">
        <dt>Celkem s DPH</dt>
        <dd>{total(withTax)}</dd>
      </div>
      {display.displayBothPrices && net}
    </>
  )
}
