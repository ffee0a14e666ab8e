import { cartPath } from '#market/paths'
import { useCart, useNotices } from '@vanek/react-hooks'
import { findCartItem } from '@vanek/sdk/cart'
import type { Notice } from '@vanek/sdk/notices'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../entities/shop/use-shell.ts'
import { CartPanel } from './cart-panel.tsx'
import { lazily } from '../../lib/browser/later.tsx'

const CrossSell = lazily(() => import('../recommendations/cross-sell.tsx').then((own) => own.CrossSell))

/** The last add in this tab. */
interface Added {
  readonly notice: Notice
  readonly variantId: number
  /** Variant that offers go with. */
  readonly offersFor: number
  /** The page that it was added on; another one begins without it. */
  readonly path: string
}

/** The notice of the latest add of one product; several at once only have a notice. */
const latestAdd = (notices: readonly Notice[]): Notice | undefined =>
  notices.filter(({ code, title, about }) => code === 'item_added' && title && typeof about === 'number').at(-1)

function useAdded() {
  const { notices } = useNotices()
  const { pathname } = useLocation()
  const latest = latestAdd(notices)
  const [added, setAdded] = useState<Added | null>(null)
  const answered = useRef<string>(undefined)
  const close = useCallback(() => setAdded(null), [])

  if (added && added.path !== pathname) setAdded(null)

  useEffect(() => {
    if (!latest || latest.id === answered.current) return
    answered.current = latest.id
    const variantId = Number(latest.about)
    // adding a product of the offers keeps them
    const isOffered = document.activeElement?.closest('.upsell')
    setAdded((before) => ({
      ...{ notice: latest, variantId, path: pathname },
      offersFor: (isOffered && before?.offersFor) || variantId,
    }))
  }, [latest, pathname])

  // the cart itself shows what was added
  return { added: pathname.startsWith(cartPath) ? null : added, close }
}

/** Shows the item that was just added to the cart, and matching products (C7.68). */
export function AfterAdd() {
  const { added, close } = useAdded()
  const items = useCart(({ cart }) => cart.items)
  const hasOffers = Boolean(useShell()?.settings.integrations.recommender)
  const lineOf = (variantId: number) => findCartItem(items, (item) => item.variantId === variantId)
  const line = added ? lineOf(added.variantId) : undefined
  if (!added || !line) return null
  const offersFor = lineOf(added.offersFor) ?? line
  return (
    <CartPanel title={added.notice.title ?? ''} line={line} onClose={close}>
      {hasOffers && (
        <Suspense>
          <CrossSell key={offersFor.productId} product={offersFor.productId} />
        </Suspense>
      )}
    </CartPanel>
  )
}
