import { matchRoutes } from 'react-router-dom'
import type { AnyPage } from './app/define-page.ts'
import { market } from './market/market.ts'
import * as list from './pages/list.ts'

/** A page at one of its addresses. */
export interface PlacedPage extends Omit<AnyPage, 'path'> {
  /** As React Router writes patterns. */
  readonly path: string
}

/** All pages of the shop, each at its addresses in the language of the shop. */
export const pages: readonly PlacedPage[] = Object.values(list).flatMap((page: AnyPage) =>
  [page.path[market.locale]].flat().map((path: string) => ({ ...page, path })),
)

/** The page at a path; what is at no other is at that of the catalogue. */
export const pageAt = (pathname: string): PlacedPage | undefined => matchRoutes([...pages], pathname)?.at(-1)?.route
