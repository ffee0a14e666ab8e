import type { Sheet } from './sheets.ts'
import type { Shop } from '@vanek/sdk'
import type { User } from '@vanek/sdk/account'
import type { FunctionFlags } from '@vanek/sdk/links'
import type { SessionStore } from '@vanek/sdk/session'
import type { ActionFunctionArgs, LoaderFunctionArgs, Params } from 'react-router-dom'
import type { PriceDisplay } from './price-display.ts'

/** Cookies of pages; session cookies belong to the server and are not visible here. */
export interface PageCookies {
  get(name: string): string | undefined
  /**
   * Options: `httpOnly` (default: scripts can read it), `maxAgeSeconds` (default: a session cookie) and `path`
   * (default: the whole shop).
   */
  set(
    name: string,
    value: string,
    options?: { readonly maxAgeSeconds?: number; readonly httpOnly?: boolean; readonly path?: string },
  ): void
  remove(name: string): void
}

/** Script URLs of conversion services. */
export interface ConversionScripts {
  readonly priceComparison: string | null
  readonly shopping: string | null
}

/**
 * Environment of every page, on the server and in the browser. Only the tokens of `shop` identify a visitor, and the
 * server rejects calls with them while it renders a page for everybody.
 */
export interface PageEnv {
  readonly shop: Shop
  /** Public origin of the shop without a trailing slash, for canonical URLs. */
  readonly origin: string
  /** Whether products have paths under their category instead of `/produkt/` (B2.25). */
  readonly wildcardProducts: boolean
  /** Whether the code runs on the server. */
  readonly server: boolean
  /**
   * The same shop for content around the page: with a shorter timeout on the server, so that the page does not wait for
   * it.
   */
  readonly around?: Shop
  /** Factor for the timeouts of back ends. Defaults to 1. */
  readonly backendPatience?: number
  /** The same shop for looking up a path whose page failed: its timeout is slightly longer than that of `shop`. */
  readonly rescue?: Shop
  /** Feature flags, known in the browser once the frame is loaded; the server loads them. */
  readonly functions?: FunctionFlags | undefined
  /** Capabilities that the back end does not have; known as the flags are. */
  readonly lacks?: readonly string[] | undefined
  /** Price display that the visitor chose; without a choice the feature flags decide. */
  readonly display?: PriceDisplay | null
  /** Origins of all markets by language, on the server; none for a shop in one market. */
  readonly origins?: Readonly<Record<string, string>>
  /** Name of the shop for metadata (B3.52); empty if the settings cannot be read. */
  readonly shopName?: string
  /** Called with the error of a page that could not be shown as it should. */
  readonly report?: (error: unknown) => void
}

/** Environment of pages of one visitor, and of every posted form. */
export interface VisitorEnv extends PageEnv {
  readonly cookies: PageCookies
  /** Script URLs of conversion services, on the server; null where there is none (C4.61, C4.62). */
  readonly conversionScripts?: ConversionScripts
  /** Origin of the payment pages, on the server. */
  readonly paymentOrigin?: string
  /** The session, in the browser; `sessionOf` of `session.ts` works on both sides. */
  readonly session?: SessionStore
}

/** Environment of pages of the account. */
export interface CustomerEnv extends VisitorEnv {
  /** The customer: loaded once on the server, and again on each call in the browser, where it may be stale. */
  readonly user: () => Promise<User>
}

export interface PageArgs {
  readonly request: Request
  readonly params: Params
}

/** Loads the data of a page for everyone. Throw `redirect(...)` or a `Response` of 404 if there is no such page. */
export type PageLoader<T> = (args: PageArgs, env: PageEnv) => Promise<T>

/** Loads the data of a page of a visitor. */
export type VisitorLoader<T> = (args: PageArgs, env: VisitorEnv) => Promise<T>

/** Handles a posted form; returns a redirect, or `data({...}, { status: 422 })` with the rejected values. */
export type PageAction<T> = (args: PageArgs, env: VisitorEnv) => Promise<T>

declare const guarded: unique symbol

/** A loader or an action that redirects guests to the sign-in: only `customerLoader` and `customerAction` create it. */
export type Guarded = PageAction<unknown> & { readonly [guarded]: true }

/** Parameters of a page's path in all markets, such as `{ slug: { cs: 'tichy-ventilator', sk: 'tichy-ventilator' } }`. */
export type OtherParams = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Metadata of a page for `<head>`. */
export interface Head {
  readonly title: string
  /** Whether the title is complete, as editors wrote it; otherwise `headOf` appends the name of the shop. */
  readonly whole?: boolean
  readonly description?: string
  /** Absolute URL. */
  readonly canonical?: string
  readonly robots?: string
  /** Limits the referrer to the origin for requests and links to other sites; within the shop it stays complete. */
  readonly referrer?: 'strict-origin'
  readonly keywords?: string
  /** The same page in other languages. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[]
  /** Parameters of its path in all markets, for `alternates`. */
  readonly params?: OtherParams
  /** Open Graph type. Defaults to `website`, and with a price to `product`. */
  readonly type?: 'article' | 'website'
  /** Price with VAT of the product of the page. */
  readonly price?: {
    readonly amount: number
    readonly currencyCode: string
    /** Whether it can be ordered. */
    readonly available: boolean
  }
  /** Absolute URL of an RSS feed of what the page lists. */
  readonly feed?: string
  /** Style sheets that the page needs because of its data. */
  readonly sheets?: readonly Sheet[]
  /** schema.org data. Only on the server: `...(import.meta.env.SSR && { jsonLd: [...] })`. */
  readonly jsonLd?: readonly object[]
  /** Name of the site for link previews; `headOf` sets it. */
  readonly siteName?: string
  /** Absolute URL of the preview image. */
  readonly image?: string
  /** Without scripts, the page reloads after this many seconds. */
  readonly refreshSeconds?: number
}

/** Builds the head of a page from its loader data. */
export type PageHead<T> = (data: T, env: PageEnv) => Head

/** Returns the environment of a loader run: on the server from the request context, in the browser the only one. */
export type GetEnv = (args: LoaderFunctionArgs | ActionFunctionArgs) => VisitorEnv
