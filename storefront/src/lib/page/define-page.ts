import type { Capability } from '@vanek/sdk/settings'
import type { ComponentType } from 'react'
import type { ShouldRevalidateFunction } from 'react-router-dom'
import type { MarketLanguage } from '../../market/shared/define-market.ts'
import type { Sheet } from './sheets.ts'
import type { Guarded, Head, PageAction, PageEnv, PageLoader, VisitorLoader } from './env.ts'

/** `data.ts` of a page, by audience; browsers load it on the first client-side navigation. */
interface DataOf {
  /**
   * The same page for everybody of a segment. It may be cached, so its loader has no session; a posted form always has
   * one.
   */
  everyone: { readonly loader?: PageLoader<unknown>; readonly action?: PageAction<unknown> }
  /** A page of the current visitor: it depends on the cart, the orders or the typed input. */
  visitor: { readonly loader?: VisitorLoader<unknown>; readonly action?: PageAction<unknown> }
  /** A page of a signed-in customer: it compiles only with the guard that redirects guests to the sign-in. */
  customer: { readonly loader: Guarded; readonly action?: Guarded }
}

/** Audience of a page. */
export type Audience = keyof DataOf

/**
 * `view.tsx` of a page. The first page that a visitor opens loads it at once, so it imports only types of `data.ts`.
 */
export interface PageView {
  // oxlint-disable-next-line typescript/no-explicit-any -- the head of a page is called with the data of that page only
  head: (data: any, env: PageEnv) => Head
  shouldRevalidate?: ShouldRevalidateFunction
  Component: ComponentType
}

/**
 * Declaration of a page. Caching, the account guard, reloads when another customer signs in, `noindex`, robots.txt and
 * the sitemap follow from it.
 */
export interface Page<A extends Audience> {
  /** Its path in each market, as React Router patterns. */
  readonly path: Readonly<Record<MarketLanguage, string | readonly string[]>>
  readonly audience: A
  /** `checkout` pages are useless without a cart. */
  readonly area?: 'checkout'
  /** Whether search engines may index it. Defaults to true for pages for everyone. */
  readonly index?: boolean
  /** Query parameters that the page reads; the cache ignores others. */
  readonly query?: readonly string[]
  /** Whether it also reads the state of a listing: filters, sort and pages, in any notation. */
  readonly listing?: boolean
  /**
   * What the back end must have for it: one that lacks it has no such page, and links to it vanish. Pages of customers need
   * `account` anyway.
   */
  readonly capability?: Capability
  /** The feature flag of the page: while it is off, the page is a 404 (B6.09). */
  readonly flag?: string
  /** The feature flag of forms posted to it, if it differs from that of the page. */
  readonly formFlag?: string
  /** Whether it is rendered without the shop's header and footer. */
  readonly bare?: boolean
  /** Relative number of visits, for the file plan of the build. Defaults to 1. */
  readonly visits?: number
  /**
   * Style sheets that it needs besides that of the frame. Defaults to `account` for pages that are not for everyone. What
   * depends on the data is in its head.
   */
  readonly sheets?: readonly Sheet[]
  readonly view: () => Promise<PageView>
  readonly data?: () => Promise<DataOf[A]>
}

/** A page of any audience, for code that does not read its data. */
export type AnyPage = Page<Audience>

/** Declares a page, in a file beside its folder. Put nothing else in there: every visitor loads all of them first. */
export const definePage = <A extends Audience>(page: Page<A>): AnyPage => page

/** Whether search engines may index a page. */
export const isIndexed = ({
  audience,
  index = audience === 'everyone',
}: Pick<AnyPage, 'audience' | 'index'>): boolean => index
