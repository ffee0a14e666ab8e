import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import { followMoves } from './moves.ts'
import { prefetchLinks } from './prefetch.ts'

/** What runs beside the page from the visitor's first sign on. */
export function follow(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]): void {
  followMoves(router, routes)
  prefetchLinks(routes)
}
