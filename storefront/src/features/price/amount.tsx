import type { PricePair } from '@vanek/sdk/format'
import { type AmountOptions, useAmount } from './use-amount.ts'

export interface AmountProps extends AmountOptions {
  readonly of: PricePair
  /** Leaves the second price out where there is no room for it. */
  readonly one?: boolean
}

/**
 * An amount as the visitor wants to see prices: with VAT, without it or both, and always with its label (B3.53, C1.15).
 * Every price in the shop that is not the large one of a product is written by this.
 */
export function Amount({ of, one, ...options }: AmountProps) {
  const { now, vat, other } = useAmount()(of, options)
  return (
    <span className="amount">
      <b>{now}</b> {vat && <small>{vat}</small>}
      {other && !one && <small className="amount-other">{other}</small>}
    </span>
  )
}
