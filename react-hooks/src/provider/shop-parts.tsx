import { type ReactNode, useContext, useMemo } from 'react'
import { type ShopBinding, ShopContext } from './context.ts'
import { useKept } from './use-kept.ts'

export interface ShopPartsProps extends Pick<ShopBinding, 'search' | 'visitor' | 'overlays' | 'session' | 'wishList'> {
  readonly children?: ReactNode
}

/**
 * Adds stores that a part of the page brings along to what the `ShopProvider` above was given, so that the code of a
 * store may come with the part that needs it.
 *
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
  useKept(overlays)
  return <ShopContext.Provider value={binding}>{children}</ShopContext.Provider>
}
