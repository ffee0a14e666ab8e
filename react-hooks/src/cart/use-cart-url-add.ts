import { addToCartFromUrl } from '@vanek/sdk/cart'
import { useEffect, useRef } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useCartActions } from './use-cart-actions.ts'

/**
 * Adds one piece of what `?addToCart=` of an address names (C2.31), once, and tells the search without the parameter, so
 * that the address can be changed and a reload adds nothing again. The value is the id of a variant, else of a product,
 * whose first variant is meant.
 *
 * ```tsx
 * useCartUrlAdd(location.search, (rest) => history.replaceState(null, '', location.pathname + rest))
 * ```
 */
export function useCartUrlAdd(search: string, onDone: (rest: string) => void): void {
  const shop = useShop()
  const { addItem } = useCartActions()
  const done = useRef(onDone)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    const wanted = addToCartFromUrl(search)
    if (!wanted || asked.current === search) return
    asked.current = search
    const { id, rest } = wanted
    void (async () => {
      const added = await addItem({ variantId: id, amount: 1 })
      if (!added.ok && added.error.code === 'not_found') {
        const { getProducts } = await import('@vanek/sdk/product')
        const found = await getProducts(shop, { ids: [id] })
        const variantId = found.ok ? found.data[0]?.variants[0]?.id : undefined
        if (variantId !== undefined) await addItem({ variantId, amount: 1 })
      }
      done.current(rest)
    })()
  }, [search, shop, addItem])
}
