import { canPrefetch } from '@vanek/sdk/session'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PageHandle } from '../routing/page-module.ts'

/** What browsers with the Network Information API report. */
type Connection = Parameters<typeof canPrefetch>[0]

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Prefetches the scripts of a page when a visitor hovers, touches or focuses a link to it; never on a slow connection
 * or with data saver on (B9.51).
 */
export function prefetchLinks(routes: RouteObject[]): void {
  const seen = new Set<string>()
  const meant = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return
    if (!canPrefetch((navigator as { readonly connection?: Connection }).connection ?? {})) return
    seen.add(link.pathname)
    for (const { route } of matchRoutes(routes, link) ?? []) {
      // if the connection fails now, the navigation will report it
      ;(route.handle as PageHandle | undefined)?.prefetch().catch(() => seen.delete(link.pathname))
    }
  }
  for (const sign of signs) document.addEventListener(sign, ({ target }) => meant(target), { passive: true })
  // the link whose hover loaded these scripts
  meant(document.querySelector('a:hover'))
}
