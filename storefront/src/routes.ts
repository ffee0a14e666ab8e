import type { RouteObject } from 'react-router-dom'
import type { GetEnv } from './app/env.ts'
import { boundPage, lazyPage, type PageModule } from './app/page-module.ts'
import * as root from './app/root.tsx'

/** Makes the route table of the shop; the same one serves the server and the browser. */
export function createRoutes(getEnv: GetEnv): RouteObject[] {
  const page = (
    path: string,
    name: string,
    load: () => Promise<PageModule>,
    options: { keep?: boolean; query?: readonly string[] } = {},
  ): RouteObject => ({ path, ...lazyPage({ module: `src/pages/${name}/route.tsx`, ...options }, load, getEnv) })
  const listing = ['page', 'sort']

  const pages: RouteObject[] = [
    page('/', 'home', () => import('./pages/home/route.tsx'), { keep: true }),
    page('/produkt/:slug', 'product', () => import('./pages/product/route.tsx'), { keep: true, query: ['varianta'] }),
    page('/hledat', 'search', () => import('./pages/search/route.tsx'), { keep: true, query: ['q', ...listing] }),
    page('/porovnat', 'compare', () => import('./pages/compare/route.tsx'), { keep: true }),
    page('/stranka/:slug', 'page', () => import('./pages/page/route.tsx'), { keep: true }),
    page('/kosik', 'cart', () => import('./pages/cart/route.tsx')),
    page('/kosik/doprava-a-platba', 'methods', () => import('./pages/methods/route.tsx')),
    page('/kosik/dodaci-udaje', 'details', () => import('./pages/details/route.tsx')),
    page('/kosik/dokonceni', 'finished', () => import('./pages/finished/route.tsx')),
    page('/prihlasit', 'login', () => import('./pages/login/route.tsx')),
    page('/*', 'catch-all', () => import('./pages/catch-all/route.tsx'), { keep: true, query: listing }),
  ]
  return [
    {
      id: 'root',
      ...boundPage(root, getEnv),
      ErrorBoundary: root.ErrorBoundary,
      children: [{ id: 'pages', ErrorBoundary: root.ErrorBoundary, children: pages }],
    },
  ]
}
