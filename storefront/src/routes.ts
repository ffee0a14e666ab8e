import type { RouteObject } from 'react-router-dom'
import type { GetEnv } from './app/env.ts'
import { boundLoader, lazyPage } from './app/page-module.ts'
import { Component, ErrorBoundary } from './app/root.tsx'
import { pages } from './pages.ts'

const rootData = () => import('./app/root.tsx?data').then(({ loader }) => ({ loader }))

/** Makes the route table of the shop; the same one serves the server and the browser. */
export function createRoutes(getEnv: GetEnv): RouteObject[] {
  return [
    {
      id: 'root',
      Component,
      ErrorBoundary,
      loader: boundLoader(rootData, getEnv),
      // the frame does not change while one visitor walks around
      shouldRevalidate: () => false,
      children: [
        {
          id: 'pages',
          ErrorBoundary,
          children: pages.map(({ path, ...page }): RouteObject => ({ path, ...lazyPage(page, getEnv) })),
        },
      ],
    },
  ]
}
