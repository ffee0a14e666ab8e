import { useMoney } from '@vanek/react-hooks'
import { type CartPrices, freeShippingAt as thresholdOf } from '@vanek/sdk/cart'
import { Icon } from '../../ui/icon.tsx'

/** How far it is to free delivery; the amount is the back end's, the line only draws its share (C9.16). */
export function FreeShipping({ prices, stale }: { readonly prices: CartPrices; readonly stale: boolean }) {
  const money = useMoney()
  const { freeShippingAt, missingToFreeShipping: missing } = prices
  if (freeShippingAt === null || missing === null || missing === undefined) {
    return (
      <p className="free-shipping">
        <Icon name="truck" /> Doprava zdarma od <span className="num">{money(thresholdOf(prices))}</span>
      </p>
    )
  }
  return (
    <div className="free-shipping" data-reached={missing === 0 || undefined} aria-busy={stale || undefined}>
      <p>
        <Icon name={missing === 0 ? 'check' : 'truck'} />
        <span>
          {missing === 0 ? (
            <strong>Doprava zdarma je vaše.</strong>
          ) : (
            <>
              Do dopravy zdarma zbývá <strong className="num">{money(missing)}</strong>
            </>
          )}
        </span>
      </p>
      <progress value={freeShippingAt - missing} max={freeShippingAt} aria-label="Cesta k dopravě zdarma" />
    </div>
  )
}
