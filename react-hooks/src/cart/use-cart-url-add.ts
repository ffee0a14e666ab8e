import type { ShopError } from '@vanek/sdk'
import { parseAddToCartUrl } from '@vanek/sdk/cart'
import type { Product } from '@vanek/sdk/product'
import { useEffect, useRef } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useCartActions } from './use-cart-actions.ts'

const errorOf = (code: string): ShopError => ({ code, retryable: false, outcome: 'none', issues: [] })

/**
 * Adds one piece of what `?addToCart=` in the address of a page names, once. The value is the id of a variant, else of
 * a product: then its default variant is added, unless the shopper has to choose one.
 *
 * @param search - The query string of the page, such as `location.search`.
 * @param onDone - Called after the add with the query string without the parameter, so that a reload adds nothing, and
 *   with the error if nothing was added: `not_found` if there is no such product, `variant_required` together with the
 *   product if one of its variants has to be chosen.
 * @example
 * ```tsx
 * useCartUrlAdd(location.search, (rest) => history.replaceState(null, '', location.pathname + rest))
 * ```
 */
export function useCartUrlAdd(
  search: string,
  onDone: (rest: string, error: ShopError | null, product: Product | null) => void,
): void {
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
    const addById = async (wantedId: number) => {
      const error = await add(wantedId)
      if (error?.code !== 'not_found') return done.current(rest, error, null)
      // a separate file: otherwise the initial bundle of every page would contain all of `@vanek/sdk/product`
      const { variantOfProduct } = await import('./variant-of-product.ts')
      const found = await variantOfProduct(shop, wantedId)
      if (!found) return done.current(rest, error, null)
      const { product, variantId } = found
      if (variantId === null) return done.current(rest, errorOf('variant_required'), product)
      return done.current(rest, await add(variantId), null)
    }
    if (id === null) done.current(rest, errorOf('not_found'), null)
    else void addById(id)
  }, [search, shop, addItem])
}
