import { type Cart, freeShippingAt } from '@vanek/sdk/cart'
import { usualFreeShippingAt } from '../../market/free-shipping.ts'
import { Icon } from '../../ui/icon.tsx'
import { useGross } from '../../entities/price/use-gross.ts'

const neverFree = 'Na nadrozměrné zboží se doprava zdarma nevztahuje.'

/** How far it is to free delivery; the amount is the back end's, the line only draws its share (C9.16). */
export function FreeShipping({ cart, stale }: { readonly cart: Cart; readonly stale: boolean }) {
  const gross = useGross()
  const { prices, currencyCode, items } = cart
  const from = freeShippingAt(prices, usualFreeShippingAt(currencyCode))
  const missing = prices.missingToFreeShipping ?? null
  if (from === null && !items.some(({ product }) => product?.oversized)) return null
  if (from === null || missing === null) {
    return (
      <p className="free-shipping" aria-busy={stale || undefined}>
        <Icon name="truck" />
        <span>{from === null ? neverFree : `Doprava zdarma od ${gross(from)}`}</span>
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
              Do dopravy zdarma zbývá <strong className="num">{gross(missing)}</strong>
            </>
          )}
        </span>
      </p>
      <progress value={from - missing} max={from} aria-label="Cesta k dopravě zdarma" />
    </div>
  )
}
