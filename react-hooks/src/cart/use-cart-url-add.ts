import type { ShopError } from '@vanek/sdk'
import { parseAddToCartUrl } from '@vanek/sdk/cart'
import { useEffect, useRef } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useCartActions } from './use-cart-actions.ts'

/**
 * Adds one piece of what `?addToCart=` in the address of a page names, once. The value is the id of a variant, else of
 * a product: then its default variant is added.
 *
 * @param search - The query string of the page, such as `location.search`.
 * @param onDone - Called after the add with the query string without the parameter, so that a reload adds nothing, and
 *   with the error if nothing was added.
 * @example
 * ```tsx
 * useCartUrlAdd(location.search, (rest) => history.replaceState(null, '', location.pathname + rest))
 * ```
 */
export function useCartUrlAdd(search: string, onDone: (rest: string, error: ShopError | null) => void): void {
  const shop = useShop()
  const { addItem } = useCartActions()
  const done = useRef(onDone)
  const requested = useRef<string | null>(null)
  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    const wanted = parseAddToCartUrl(search)
    if (!wanted || requested.current === search) return
    requested.current = search
    const { id, rest } = wanted
    const add = async (variantId: number) => {
      const added = await addItem({ variantId, amount: 1 })
      return added.ok ? null : added.error
    }
    void (async () => {
      let error = await add(id)
      if (error?.code === 'not_found') {
        // a separate file: otherwise the initial bundle of every page would contain all of `@vanek/sdk/product`
        const { variantOfProduct } = await import('./variant-of-product.ts')
        const variantId = await variantOfProduct(shop, id)
        if (variantId !== null) error = await add(variantId)
      }
      done.current(rest, error)
    })()
  }, [search, shop, addItem])
}
