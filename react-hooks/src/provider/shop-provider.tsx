import { type ReactNode, useMemo, useState } from 'react'
import { type Binding, type ShopBinding, ShopContext } from './context.ts'
import { useClearedReads } from './use-cleared-reads.ts'
import { useStoredState } from './use-stored-state.ts'

/** Props of {@link ShopProvider}. */
export interface ShopProviderProps extends ShopBinding {
  /** Components that use the hooks. */
  readonly children?: ReactNode
}

/**
 * Provides a shop and its stores to the hooks below it. Create them once per visitor: on the server for each request,
 * in the browser for the life of the page, with the data of the server.
 *
 * @param props - The shop, its stores and the path of the cart. Without their store, `useCompare`, `useCompareToggle`,
 *   `useLastVisited` and `useOverlays` throw; hooks of `search`, `session` and `wishList` return null or an empty state.
 * @example
 * ```tsx
 * <ShopProvider shop={shop} cart={cart} notices={notices}>
 *   <Details />
 * </ShopProvider>
 * ```
 */
export function ShopProvider({ children, ...stores }: ShopProviderProps): ReactNode {
  const { shop, cart, notices, cartPath, compare, search, visitor, overlays, session, wishList, resources } = stores
  const [made] = useState<Binding['made']>({ resources: null })
  const binding = useMemo(
    () => ({ shop, cart, notices, cartPath, compare, search, visitor, overlays, session, wishList, resources, made }),
    [shop, cart, notices, cartPath, compare, search, visitor, overlays, session, wishList, resources, made],
  )
  useStoredState(compare)
  useStoredState(overlays)
  useClearedReads(session, binding)
  return <ShopContext.Provider value={binding}>{children}</ShopContext.Provider>
}
