import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { headOf } from '../routing/head.ts'
import { followMoves } from './moves.ts'
import { prefetchLinks } from './prefetch.ts'

/** Starts the background parts of a page at the first interaction. */
export function follow(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[], env: VisitorEnv): void {
  // a page restored from the back/forward cache may belong to another session by now
  addEventListener('pageshow', ({ persisted }) => persisted && void env.session?.recheck())
  const entitle = () => {
    if (router.state.navigation.state === 'idle') document.title = headOf(router.state, env).title
  }
  router.subscribe(entitle)
  // a fast visitor may already be on another page
  entitle()
  followMoves(router, routes)
  prefetchLinks(routes)
  // loaded in advance, as it cannot be loaded offline
  import('../../frame/errors/line-lost.tsx').catch(() => {})
}
