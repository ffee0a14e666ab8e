import type { Prices } from '@vanek/sdk/product'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProductPrice } from '../../entities/product/product-price.tsx'

/** Keeps the button within reach on a phone: shown while the real one is out of sight, always when there are no scripts. */
export function BuyBar({
  name,
  prices,
  unit,
  busy,
}: {
  readonly name: string
  readonly prices: Prices
  readonly unit: string | undefined
  readonly busy: boolean
}) {
  const [away, setAway] = useState(true)
  useEffect(() => {
    const button = document.querySelector('#koupit')
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting))
    observer.observe(button)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="buy-bar" hidden={!away}>
      <span className="buy-bar-name small">{name}</span>
      <ProductPrice prices={prices} unit={unit} />
      <Button type="submit" tone="action" busy={busy}>
        Do košíku
      </Button>
    </div>
  )
}
