import type { Shop } from '@vanek/sdk'
import type { User } from '@vanek/sdk/account'
import type { FunctionFlags } from '@vanek/sdk/links'
import type { SessionStore } from '@vanek/sdk/session'
import type { ActionFunctionArgs, LoaderFunctionArgs, Params } from 'react-router-dom'
import type { PriceDisplay } from './price-display.ts'

/** Cookies that pages keep themselves; those of the session are the server's own and not seen here. */
export interface PageCookies {
  get(name: string): string | undefined
  /**
   * Readable by scripts unless `httpOnly` is asked for; until the browser closes unless `maxAgeSeconds` is told; for the
   * whole shop unless `path` names a part of it.
   */
  set(
    name: string,
    value: string,
    options?: { readonly maxAgeSeconds?: number; readonly httpOnly?: boolean; readonly path?: string },
  ): void
  remove(name: string): void
}

/** Addresses of the scripts of the services that count orders. */
export interface ConversionScripts {
  readonly priceComparison: string | null
  readonly shopping: string | null
}

/**
 * What every page is told about the world, on the server and in the browser alike. Nothing in it tells visitors apart but
 * the tokens of `shop`, and the server refuses calls with those while it makes a page for everybody.
 */
export interface PageEnv {
  readonly shop: Shop
  /** Origin of the shop as the public knows it, without a trailing slash; for canonical addresses. */
  readonly origin: string
  /** Whether products stand under the path of their category instead of `/produkt/` (B2.25). */
  readonly wildcardProducts: boolean
  /** Whether this is the server. */
  readonly server: boolean
  /** The same shop for what stands around a page: on the server it waits less, so that the page need not wait for it. */
  readonly around?: Shop
  /** How many times longer than usual back ends are waited for; once unless told. */
  readonly backendPatience?: number
  /** The same shop for asking where a path leads when its page cannot be shown: it may ask a moment longer than `shop`. */
  readonly rescue?: Shop
  /** The feature flags, known in the browser once the frame is loaded; on the server they are asked for. */
  readonly functions?: FunctionFlags | undefined
  /** The prices the visitor chose to see; without a choice the feature flags decide. */
  readonly display?: PriceDisplay | null
  /** Name of the shop, for what a page says about itself (B3.52); empty while the settings cannot be read. */
  readonly shopName?: string
  /** Told why a page could not be shown as it should. */
  readonly report?: (error: unknown) => void
}

/** What pages of one visitor are told, and every posted form. */
export interface VisitorEnv extends PageEnv {
  readonly cookies: PageCookies
  /** Addresses of scripts that services need to count orders, on the server; null where there is none (C4.61, C4.62). */
  readonly conversionScripts?: ConversionScripts
  /** Who is here, in the browser; `sessionOf` of `session.ts` answers it on both sides. */
  readonly session?: SessionStore
}

/** What pages of the account are told. */
export interface CustomerEnv extends VisitorEnv {
  /** The customer: asked for once on the server, anew in the browser, where it may be long ago. */
  readonly user: () => Promise<User>
}

export interface PageArgs {
  readonly request: Request
  readonly params: Params
}

/** Reads what a page for everyone shows. Throw `redirect(...)` or a `Response` of 404 for what it cannot show. */
export type PageLoader<T> = (args: PageArgs, env: PageEnv) => Promise<T>

/** The same for a page of a visitor. */
export type VisitorLoader<T> = (args: PageArgs, env: VisitorEnv) => Promise<T>

/** Does what a posted form asks for; answers a redirect, or `data({...}, { status: 422 })` with what was refused. */
export type PageAction<T> = (args: PageArgs, env: VisitorEnv) => Promise<T>

declare const guarded: unique symbol

/** A loader or an action that leads to signing in who is not: made by `customerLoader` and `customerAction` only. */
export type Guarded = PageAction<unknown> & { readonly [guarded]: true }

/** What a page says about itself in `<head>`. */
export interface Head {
  readonly title: string
  /** Whether the title is complete, as editors wrote it; otherwise `headOf` adds the name of the shop. */
  readonly whole?: boolean
  readonly description?: string
  /** Absolute address. */
  readonly canonical?: string
  readonly robots?: string
  /** Tells what the page loads and leads to no more of its address than the origin; within the shop it is all of it else. */
  readonly referrer?: 'strict-origin'
  readonly keywords?: string
  /** The same page in other languages. */
  readonly alternates?: readonly { readonly hreflang: string; readonly href: string }[]
  /** What kind of thing the page is where it is shared; a website unless told. */
  readonly type?: 'article' | 'website'
  /** What the page is about as schema.org data. Only on the server: `...(import.meta.env.SSR && { jsonLd: [...] })`. */
  readonly jsonLd?: readonly object[]
  /** Name of the site for link previews; `headOf` sets it. */
  readonly siteName?: string
  /** Absolute address of the picture shown where the page is shared. */
  readonly image?: string
  /** Where there are no scripts, the page is loaded anew after so many seconds. */
  readonly refreshSeconds?: number
}

/** Makes the head of a page from what its loader answered. */
export type PageHead<T> = (data: T, env: PageEnv) => Head

/** Tells the environment of a run of a loader: the server's lies in the request context, the browser has one. */
export type GetEnv = (args: LoaderFunctionArgs | ActionFunctionArgs) => VisitorEnv
