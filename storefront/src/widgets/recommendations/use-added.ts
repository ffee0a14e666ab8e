import { useCart, useNotices } from '@vanek/react-hooks'
import { addKey, type CartState } from '@vanek/sdk/cart'
import { useEffect, useRef } from 'react'

/** What was put into the cart. */
export interface Added {
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
export function useAdded(onAdded: (added: Added) => void): void {
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
