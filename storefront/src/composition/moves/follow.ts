import type { SessionStore } from '@vanek/sdk/session'
import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import { followMoves } from './moves.ts'
import { prefetchLinks } from './prefetch.ts'

/** What runs beside the page from the visitor's first sign on. */
export function follow(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  session: SessionStore,
): void {
  // a page that the browser shows as it was left may have been left by somebody else
  addEventListener('pageshow', ({ persisted }) => persisted && void session.recheck())
  followMoves(router, routes)
  prefetchLinks(routes)
  // once the line is lost it is too late to load this
  import('../../frame/errors/line-lost.tsx').catch(() => {})
}
