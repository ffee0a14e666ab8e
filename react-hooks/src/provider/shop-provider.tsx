import { type ReactNode, useMemo } from 'react'
import { type ShopBinding, ShopContext } from './context.ts'

export interface ShopProviderProps extends ShopBinding {
  readonly children?: ReactNode
}

/**
 * Gives the hooks below it their shop and stores. The stores are made by the caller, once per visitor: on the server one
 * set per request, in the browser one for the life of the page. They start from what the server rendered.
 */
export function ShopProvider({ shop, cart, notices, compare, children }: ShopProviderProps): ReactNode {
  const binding = useMemo(() => ({ shop, cart, notices, compare }), [shop, cart, notices, compare])
  return <ShopContext.Provider value={binding}>{children}</ShopContext.Provider>
}
