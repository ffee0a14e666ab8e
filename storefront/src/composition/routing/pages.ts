import { matchRoutes } from 'react-router-dom'
import type { AnyPage } from '../../lib/page/define-page.ts'
import { market } from '../../market/market.ts'
import * as list from '../../pages/list.ts'

/** What a page is called: its folder in `src/pages`. */
export type PageName = keyof typeof list

/** A page at one of its addresses. */
export interface PlacedPage extends Omit<AnyPage, 'path'> {
  readonly name: string
  /** As React Router writes patterns. */
  readonly path: string
}

/** All pages of the shop, each at its addresses in the language of the shop. */
export const pages: readonly PlacedPage[] = Object.entries<AnyPage>(list).flatMap(([name, page]) =>
  [page.path[market.locale]].flat().map((path) => ({ ...page, name, path })),
)

/** The page at a path; what is at no other is at that of the catalogue. */
export const pageAt = (pathname: string): PlacedPage | undefined => matchRoutes([...pages], pathname)?.at(-1)?.route
