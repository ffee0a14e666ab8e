import { useCart, useNotices } from '@vanek/react-hooks'
import { cartAddKey, type CartState } from '@vanek/sdk/cart'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'

/** The last added product. */
interface Added {
  /** Unique for each add. */
  readonly add: string
  readonly productId: number
}

/** The variant of the latest add in flight. */
function addingIn({ pending }: CartState): number | null {
  const variants = [...pending].map((key) => Number(key.slice(key.lastIndexOf(':') + 1)))
  return variants.filter((id) => pending.has(cartAddKey(id))).at(-1) ?? null
}

/** Calls back when this tab has added a product to the cart. */
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
    // an add from before this was mounted is most likely the newest line
    const line = items.find(({ variantId }) => variantId === latest.current) ?? items.at(-1)
    if (line) onAdded({ add: told, productId: line.productId })
  }, [told, items, onAdded])
}

const CrossSell = lazy(() => import('./cross-sell.tsx').then((own) => ({ default: own.CrossSell })))

function Offer() {
  const [added, setAdded] = useState<Added | null>(null)
  const close = useCallback(() => setAdded(null), [])
  // adding a product from the offer does not replace the offer
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
 * Shows offers for a product that was just added to the cart (C7.68), until the visitor leaves the page; never on the
 * cart page.
 */
export function AfterAdd() {
  const { pathname } = useLocation()
  const used = Boolean(useShell()?.settings.integrations.recommender)
  return used && !pathname.startsWith('/kosik') && <Offer key={pathname} />
}
