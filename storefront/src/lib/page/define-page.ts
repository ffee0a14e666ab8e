import type { ComponentType } from 'react'
import type { ShouldRevalidateFunction } from 'react-router-dom'
import type { market } from '../../market/market.ts'
import type { Guarded, Head, PageAction, PageEnv, PageLoader, VisitorLoader } from './env.ts'

/** `data.ts` of a page, by whom the page is for; browsers load it when they first walk to another page. */
interface DataOf {
  /** The same page for everybody of a segment. It may be kept, so its loader cannot ask who is here; a posted form is always somebody's. */
  everyone: { readonly loader?: PageLoader<unknown>; readonly action?: PageAction<unknown> }
  /** A page of whoever is here: of what they have in the cart, have ordered or have typed. */
  visitor: { readonly loader?: VisitorLoader<unknown>; readonly action?: PageAction<unknown> }
  /** A page of who is signed in: it does not compile without the guard that leads others to signing in. */
  customer: { readonly loader: Guarded; readonly action?: Guarded }
}

/** Whom a page is for. */
export type Audience = keyof DataOf

/** `view.tsx` of a page. The first page that a visitor opens loads it at once, so it imports no more than types of `data.ts`. */
export interface PageView {
  // oxlint-disable-next-line typescript/no-explicit-any -- the head of a page is called with the data of that page only
  head: (data: any, env: PageEnv) => Head
  shouldRevalidate?: ShouldRevalidateFunction
  Component: ComponentType
}

/**
 * All that the rest of the shop knows of a page. What the server may keep, the guard before the account, what is loaded anew
 * when somebody else signs in, `noindex`, robots.txt and the sitemap follow from it.
 */
export interface Page<A extends Audience> {
  /** Where it is, in each language of the shop; as React Router writes patterns. */
  readonly path: Readonly<Record<(typeof market.locales)[number], string | readonly string[]>>
  readonly audience: A
  /** `checkout` is what a visitor without a cart has no use for. */
  readonly area?: 'checkout'
  /** Whether search engines may show it; those for everyone, unless told otherwise. */
  readonly index?: boolean
  /** Query parameters the page looks at; others do not make it another page. */
  readonly query?: readonly string[]
  /** Whether it looks at the state of a listing as well: filters, sort and pages, in whatever form they are written. */
  readonly listing?: boolean
  /** The feature flag of the page: while it is off, the page is a 404 (B6.09). */
  readonly flag?: string
  /** The feature flag of forms that are posted to it, if it is not that of the page. */
  readonly formFlag?: string
  /** Whether it stands alone, without the shop's header and footer. */
  readonly bare?: boolean
  /** How often visitors come to it, compared with other pages; 1 unless told. The build plans its files by it. */
  readonly visits?: number
  readonly view: () => Promise<PageView>
  readonly data?: () => Promise<DataOf[A]>
}

/** A page of any audience, as those see it that do not read its data. */
export type AnyPage = Page<Audience>

/** Declares a page: `page.ts` in its folder, and nothing else in there, since every visitor loads all of them first. */
export const definePage = <A extends Audience>(page: Page<A>): AnyPage => page

/** Whether search engines may show a page. */
export const isIndexed = ({
  audience,
  index = audience === 'everyone',
}: Pick<AnyPage, 'audience' | 'index'>): boolean => index
