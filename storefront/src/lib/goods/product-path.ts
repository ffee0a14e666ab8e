import type { Linkable, ProductPathOptions } from '@vanek/sdk/product'
import { createContext, useContext } from 'react'
import { productPath } from '../../market/paths.ts'

/** Whether products stand under the path of their category; tells `useProductPath`. */
export const WildcardProducts = createContext(false)

/** How every link names a product: `/produkt/{slug}`, or under its category when the shop is set so (B2.15, B2.25). */
export function useProductPath(): (
  product: Linkable,
  options?: Omit<ProductPathOptions, 'folder' | 'wildcard'>,
) => string {
  const wildcard = useContext(WildcardProducts)
  return (product, options) => productPath(product, { ...options, wildcard })
}
