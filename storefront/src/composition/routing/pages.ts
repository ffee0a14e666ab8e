import { matchRoutes } from 'react-router-dom'
import type { PathPatterns } from './alternates.ts'
import type { AnyPage } from '../../lib/page/define-page.ts'
import { market } from '#market/market'
import { accountPages } from '../../pages/account.ts'
import { cataloguePages } from '../../pages/catalogue.ts'
import { checkoutPages } from '../../pages/checkout.ts'
import { contentPages } from '../../pages/content.ts'
import { orderPages } from '../../pages/orders.ts'
import { signInPages } from '../../pages/sign-in.ts'

/** All pages of the shop by name. */
const declared = {
  ...cataloguePages,
  ...contentPages,
  ...checkoutPages,
  ...orderPages,
  ...signInPages,
  ...accountPages,
}

/** Name of a page: its folder in `src/pages`. */
export type PageName = keyof typeof declared

/** A page at one of its paths. */
export interface PlacedPage extends Omit<AnyPage, 'path'> {
  readonly name: string
  /** A route pattern of React Router. */
  readonly path: string
  /** The same in each market. */
  readonly paths: PathPatterns
}

/** One of the paths of a page in each market: markets list them in the same order. */
const pathsAt = ({ path }: AnyPage, at: number): PathPatterns =>
  Object.fromEntries(Object.entries(path).map(([locale, own]) => [locale, [own].flat()[at] ?? '']))

/** All pages of the shop at their paths in the language of the shop. */
export const pages: readonly PlacedPage[] = Object.entries<AnyPage>(declared).flatMap(([name, page]) =>
  [page.path[market.locale]]
    .flat()
    .map((path, at) => ({ ...page, name, path, paths: import.meta.env.SSR ? pathsAt(page, at) : {} })),
)

/** The page at a path; the catalogue handles every path that no other page matches. */
export const pageAt = (pathname: string): PlacedPage | undefined => matchRoutes([...pages], pathname)?.at(-1)?.route
