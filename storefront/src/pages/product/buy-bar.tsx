import * as texts from '#texts/pages/product'
import type { Prices } from '@vanek/sdk/product'
import { type ReactNode, useEffect, useState } from 'react'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { Button } from '../../ui/button.tsx'

/** Keeps the buy button in view on a phone: shown while the real one is not visible; always without scripts. */
export function BuyBar({
  name,
  prices,
  unit,
  busy,
  delivery,
}: {
  readonly name: string
  readonly prices: Prices
  readonly unit: string | undefined
  readonly busy: boolean
  readonly delivery: ReactNode
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
      {delivery}
      <ProductPrice prices={prices} unit={unit} />
      <Button type="submit" tone="action" busy={busy}>
        {texts.toCart}
      </Button>
    </div>
  )
}
