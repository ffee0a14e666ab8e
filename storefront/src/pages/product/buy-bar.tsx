import * as texts from '#texts/pages/product'
import type { Prices } from '@vanek/sdk/product'
import { type ReactNode, useEffect, useState } from 'react'
import { ProductPrice } from '../../entities/product/product-price.tsx'
import { Button } from '../../ui/button.tsx'

/** Keeps a buy button in view once the real one has scrolled away. */
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
  const [away, setAway] = useState(false)
  useEffect(() => {
    const button = document.querySelector('#koupit')
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting), {
      // a button further down the page has not scrolled away
      rootMargin: '0px 0px 99999px',
    })
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
