import { mayPrefetch } from '@vanek/sdk/session'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { PageHandle } from '../routing/page-module.ts'

/** What browsers that know it tell of the line. */
type Connection = Parameters<typeof mayPrefetch>[0]

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * From now on loads the scripts of a page when a visitor points at, touches or reaches a link to it; never on a slow line
 * or where data are saved (B9.51).
 */
export function prefetchLinks(routes: RouteObject[]): void {
  const seen = new Set<string>()
  const meant = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return
    if (!mayPrefetch((navigator as { readonly connection?: Connection }).connection ?? {})) return
    seen.add(link.pathname)
    for (const { route } of matchRoutes(routes, link) ?? []) {
      // a line that tears now is noticed when the visitor goes there
      ;(route.handle as PageHandle | undefined)?.prefetch().catch(() => seen.delete(link.pathname))
    }
  }
  for (const sign of signs) document.addEventListener(sign, ({ target }) => meant(target), { passive: true })
  // what the visitor pointed at first has brought these scripts along
  meant(document.querySelector('a:hover'))
}
