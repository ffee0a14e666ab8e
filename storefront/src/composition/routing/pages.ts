import { matchRoutes } from 'react-router-dom'
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
}

/** All pages of the shop at their paths in the language of the shop. */
export const pages: readonly PlacedPage[] = Object.entries<AnyPage>(declared).flatMap(([name, page]) =>
  [page.path[market.locale]].flat().map((path) => ({ ...page, name, path })),
)

/** The page at a path; the catalogue handles every path that no other page matches. */
export const pageAt = (pathname: string): PlacedPage | undefined => matchRoutes([...pages], pathname)?.at(-1)?.route
