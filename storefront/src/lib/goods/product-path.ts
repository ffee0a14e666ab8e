import type { ProductPathParts, ProductPathOptions } from '@vanek/sdk/product'
import { createContext, useContext } from 'react'
import { productPath } from '../paths/product.ts'
import { rememberProductPath } from './linked-products.ts'

/** Whether products have paths under their category; read by `useProductPath`. */
export const WildcardProducts = createContext(false)

/**
 * Returns the function that builds product paths: `/produkt/{slug}`, or under the category if the shop is configured so
 * (B2.15, B2.25).
 */
export function useProductPath(): (
  product: ProductPathParts,
  options?: Omit<ProductPathOptions, 'folder' | 'wildcard'>,
) => string {
  const wildcard = useContext(WildcardProducts)
  return (product, options) => {
    const path = productPath(product, { ...options, wildcard })
    if (wildcard) rememberProductPath(path)
    return path
  }
}
