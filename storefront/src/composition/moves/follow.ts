import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { headOf } from '../routing/head.ts'
import { followMoves } from './moves.ts'
import { prefetchLinks } from './prefetch.ts'

/** What runs beside the page from the visitor's first sign on. */
export function follow(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[], env: VisitorEnv): void {
  // a page that the browser shows as it was left may have been left by somebody else
  addEventListener('pageshow', ({ persisted }) => persisted && void env.session?.recheck())
  const entitle = () => {
    if (router.state.navigation.state === 'idle') document.title = headOf(router.state, env).title
  }
  router.subscribe(entitle)
  // a visitor who is faster than this script is elsewhere
  entitle()
  followMoves(router, routes)
  prefetchLinks(routes)
  // once the line is lost it is too late to load this
  import('../../frame/errors/line-lost.tsx').catch(() => {})
}
