import { useCart, useNotices } from '@vanek/react-hooks'
import { addKey, type CartState } from '@vanek/sdk/cart'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'

/** What was put into the cart. */
interface Added {
  /** Another one for each add. */
  readonly add: string
  readonly productId: number
}

/** The variant whose add is on its way, the latest. */
function addingIn({ pending }: CartState): number | null {
  const variants = [...pending].map((key) => Number(key.slice(key.lastIndexOf(':') + 1)))
  return variants.filter((id) => pending.has(addKey(id))).at(-1) ?? null
}

/** Calls back when this tab has put a product into the cart. */
function useAdded(onAdded: (added: Added) => void): void {
  const told = useNotices()
    .notices.filter(({ code }) => code === 'item_added')
    .at(-1)?.id
  const adding = useCart(addingIn)
  const items = useCart(({ cart }) => cart.items)
  const latest = useRef<number | null>(null)
  const answered = useRef<string>(undefined)

  useEffect(() => {
    if (adding !== null) latest.current = adding
  }, [adding])

  useEffect(() => {
    if (told === undefined || told === answered.current) return
    answered.current = told
    // an add that was made before anybody looked is most likely the newest line
    const line = items.find(({ variantId }) => variantId === latest.current) ?? items.at(-1)
    if (line) onAdded({ add: told, productId: line.productId })
  }, [told, items, onAdded])
}

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
