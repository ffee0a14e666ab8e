import type { PricePair } from '@vanek/sdk/format'
import { type AmountOptions, useAmount } from './use-amount.ts'

export interface AmountProps extends AmountOptions {
  readonly of: PricePair
  /** Shows only the first price, where there is no room for both. */
  readonly one?: boolean
}

/**
 * A price as the visitor wants to see it: with VAT, without VAT or both, and always labelled (B3.53, C1.15). All prices
 * in the shop except the large one of a product use this component.
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
