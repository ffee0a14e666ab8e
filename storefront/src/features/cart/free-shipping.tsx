import * as texts from '#texts/features/cart'
import { type Cart, freeShippingProgress } from '@vanek/sdk/cart'
import { useGross } from '../../entities/price/use-gross.ts'
import { usualFreeShippingAt } from '../../market/totals.ts'
import { Icon } from '../../ui/icon.tsx'

interface FreeShippingProps {
  readonly cart: Cart
  readonly stale: boolean
  /** Shows nothing unless it is known how much is missing. */
  readonly onlyProgress?: boolean
}

/** The amount missing to free delivery, from the back end, with a bar for its share (C9.16). */
export function FreeShipping({ cart, stale, onlyProgress }: FreeShippingProps) {
  const gross = useGross()
  const progress = freeShippingProgress(cart, usualFreeShippingAt(cart.currencyCode))
  if (progress === null) return null
  const { kind, from, missing } = progress
  if (from === null || kind === 'from') {
    if (onlyProgress) return null
    return (
      <div className="free-shipping" aria-busy={stale || undefined}>
        <p>
          <Icon name="truck" />
          <span>{from === null ? texts.neverFree : texts.freeFrom(gross(from))}</span>
        </p>
      </div>
    )
  }
  const reached = kind === 'reached'
  return (
    <div className="free-shipping" data-reached={reached || undefined} aria-busy={stale || undefined}>
      <p>
        <Icon name={reached ? 'check' : 'truck'} />
        <span>
          {reached ? (
            <strong>{texts.freeReached}</strong>
          ) : (
            <>
              {texts.missingBefore}
              <strong className="num">{gross(missing)}</strong>
            </>
          )}
        </span>
      </p>
      <progress value={from - missing} max={from} aria-label={texts.freeProgress} />
    </div>
  )
}
