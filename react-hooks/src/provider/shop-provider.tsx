import { type ReactNode, useEffect, useMemo } from 'react'
import { type ShopBinding, ShopContext } from './context.ts'

export interface ShopProviderProps extends ShopBinding {
  readonly children?: ReactNode
}

/**
 * Gives the hooks below it their shop and stores. The stores are made by the caller, once per visitor: on the server one
 * set per request, in the browser one for the life of the page. They start from what the server rendered.
 */
export function ShopProvider({ children, ...stores }: ShopProviderProps): ReactNode {
  const { shop, cart, notices, compare, search, visitor } = stores
  const binding = useMemo(
    () => ({ shop, cart, notices, compare, search, visitor }),
    [shop, cart, notices, compare, search, visitor],
  )
  // what was kept belongs to the visitor: it is read after hydration, never while the page renders
  useEffect(() => {
    if (!compare) return
    compare.load()
    // told when another tab has kept something
    addEventListener('storage', compare.load)
    return () => removeEventListener('storage', compare.load)
  }, [compare])
  return <ShopContext.Provider value={binding}>{children}</ShopContext.Provider>
}
