import { type ReactNode, useContext, useMemo } from 'react'
import { type ShopBinding, ShopContext } from './context.ts'
import { useClearedReads } from './use-cleared-reads.ts'
import { useStoredState } from './use-stored-state.ts'

/** Props of {@link ShopParts}. */
export interface ShopPartsProps extends Pick<ShopBinding, 'search' | 'visitor' | 'overlays' | 'session' | 'wishList'> {
  /** Components that use the hooks. */
  readonly children?: ReactNode
}

/**
 * Adds stores to those of the `ShopProvider` above, so that the code of a store can be loaded with the part of the page
 * that needs it.
 *
 * @param props - The stores to add; a store that is left out stays that of the `ShopProvider` above.
 * @example
 * ```tsx
 * <ShopParts visitor={visitor}>
 *   <LastVisited />
 * </ShopParts>
 * ```
 */
export function ShopParts({ children, ...parts }: ShopPartsProps): ReactNode {
  const above = useContext(ShopContext)
  if (!above) throw new Error('<ShopParts> needs a <ShopProvider> above it')
  const { search, visitor, overlays, session, wishList } = parts
  const binding = useMemo(
    () => ({
      ...above,
      search: search ?? above.search,
      visitor: visitor ?? above.visitor,
      overlays: overlays ?? above.overlays,
      session: session ?? above.session,
      wishList: wishList ?? above.wishList,
    }),
    [above, search, visitor, overlays, session, wishList],
  )
  useStoredState(overlays)
  useClearedReads(session, above)
  return <ShopContext.Provider value={binding}>{children}</ShopContext.Provider>
}
