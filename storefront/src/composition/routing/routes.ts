import type { RouteObject } from 'react-router-dom'
import type { GetEnv } from '../../lib/page/env.ts'
import { frameLoader, lazyPage } from './page-module.ts'
import { Bare } from '../../frame/bare.tsx'
import { Component, ErrorBoundary } from './root.tsx'
import { pages, type PlacedPage } from './pages.ts'

/** Creates the route table of the shop, for the server and the browser. */
export function createRoutes(getEnv: GetEnv): RouteObject[] {
  const route = (page: PlacedPage): RouteObject => ({ path: page.path, ...lazyPage(page, getEnv) })
  return [
    { id: 'bare', Component: Bare, ErrorBoundary, children: pages.filter(({ bare }) => bare).map(route) },
    {
      id: 'root',
      Component,
      ErrorBoundary,
      loader: frameLoader(getEnv),
      // the frame stays the same while a visitor navigates
      shouldRevalidate: () => false,
      children: [
        {
          id: 'pages',
          ErrorBoundary,
          children: pages.filter(({ bare }) => !bare).map(route),
        },
      ],
    },
  ]
}
