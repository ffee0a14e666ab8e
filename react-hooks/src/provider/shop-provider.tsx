import { type ReactNode, useMemo, useState } from 'react'
import { type Binding, type ShopBinding, ShopContext } from './context.ts'
import { useKept } from './use-kept.ts'

export interface ShopProviderProps extends ShopBinding {
  readonly children?: ReactNode
}

/**
 * Gives the hooks below it their shop and stores. The stores are made by the caller, once per visitor: on the server
 * one set per request, in the browser one for the life of the page. They start from what the server rendered.
 */
export function ShopProvider({ children, ...stores }: ShopProviderProps): ReactNode {
  const { shop, cart, notices, compare, search, visitor, overlays, session, wishList, resources } = stores
  const [made] = useState<Binding['made']>({ resources: null })
  const binding = useMemo(
    () => ({ shop, cart, notices, compare, search, visitor, overlays, session, wishList, resources, made }),
    [shop, cart, notices, compare, search, visitor, overlays, session, wishList, resources, made],
  )
  useKept(compare)
  useKept(overlays)
  return <ShopContext.Provider value={binding}>{children}</ShopContext.Provider>
}
