import { lazy, Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'
import { type Added, useAdded } from './use-added.ts'

const CrossSell = lazy(() => import('./cross-sell.tsx').then((own) => ({ default: own.CrossSell })))

function Offer() {
  const [added, setAdded] = useState<Added | null>(null)
  const close = useCallback(() => setAdded(null), [])
  // what is added out of the offer leaves the offer as it is
  const offer = useCallback((now: Added) => !document.activeElement?.closest('.upsell') && setAdded(now), [])
  useAdded(offer)
  return (
    added && (
      <Suspense>
        <CrossSell key={added.add} product={added.productId} onClose={close} />
      </Suspense>
    )
  )
}

/**
 * Offers what goes with a product that was just put into the cart (C7.68), as long as the visitor stays on that page;
 * never where the cart is being looked at.
 */
export function AfterAdd() {
  const { pathname } = useLocation()
  const used = Boolean(useShell()?.settings.integrations.recommender)
  return used && !pathname.startsWith('/kosik') && <Offer key={pathname} />
}
