import { accountPaths, loginPath } from '#market/paths'
import { basicMessages } from '#market/messages'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { cookieFlashes, redirectOffer } from '../../lib/session/flashes.ts'
import { expiredCode } from '../../lib/session/cookies.ts'

/** Runs a loader, or returns its cached result for the same key. */
export type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>

/** The context that the server passes to loaders. */
export interface RenderContext {
  readonly env: VisitorEnv
  /** Set for pages that are the same for everybody of a segment. */
  readonly remember?: Remember | undefined
}

/** The root loads the same data for every URL; other loaders depend on theirs. */
const keyOf = (id: string, url: string) => {
  const { pathname, search } = new URL(url)
  return id === 'root' ? id : `${id} ${pathname}${search}`
}

/** The same routes with loaders that use the cache. */
export function rememberedRoutes(routes: readonly RouteObject[], prefix = ''): RouteObject[] {
  return routes.map((route, index) => {
    const id = route.id ?? `${prefix}${index}`
    const { loader, children } = route
    const run: LoaderFunction | undefined =
      typeof loader === 'function'
        ? async (args, handlerContext) => {
            const { remember } = args.context as unknown as RenderContext
            const make = async () => loader(args, handlerContext)
            return remember ? remember(keyOf(id, args.request.url), make) : make()
          }
        : undefined
    return {
      ...route,
      ...(run && { loader: run }),
      ...(children && { children: rememberedRoutes(children, `${id}-`) }),
    } as RouteObject
  })
}

// where customers sign out and where they close their account
const leaving = new Set([loginPath, accountPaths.deletion])

/**
 * Records whether a customer is signed in before a page is rendered. The returned function runs after rendering: if the
 * back end rejected the token (C4.17), it leaves a flash message for the browser. The page itself is then already that
 * of a guest, or a redirect to the sign-in.
 */
export function watchSignIn({ shop, cookies }: VisitorEnv, { method, url }: Request): () => void {
  const { tokens } = shop.config
  const isLeaving = method !== 'GET' && leaving.has(new URL(url).pathname)
  if (isLeaving || !tokens.has('auth')) return () => undefined
  return () => {
    // a restricted customer gets a message of their own
    if (tokens.has('auth') || redirectOffer.peek(cookies)) return
    const { unauthorized: text } = basicMessages
    cookieFlashes(cookies).add({ kind: 'warning', code: expiredCode, text, durationMs: null })
  }
}
