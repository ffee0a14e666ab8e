import type { RouteObject } from 'react-router-dom'
import type { GetEnv } from './app/env.ts'
import { frameLoader, lazyPage, type PageEntry } from './app/page-module.ts'
import { Bare } from './app/shell/bare.tsx'
import { Component, ErrorBoundary } from './app/root.tsx'
import { pages } from './pages.ts'

const rootData = () => import('./app/root.tsx?data').then(({ loader }) => ({ loader }))

/** Makes the route table of the shop; the same one serves the server and the browser. */
export function createRoutes(getEnv: GetEnv): RouteObject[] {
  const route = ({ path, ...page }: PageEntry): RouteObject => ({ path, ...lazyPage(page, getEnv) })
  return [
    { id: 'bare', Component: Bare, ErrorBoundary, children: pages.filter(({ bare }) => bare).map(route) },
    {
      id: 'root',
      Component,
      ErrorBoundary,
      loader: frameLoader(rootData, getEnv),
      // the frame does not change while one visitor walks around
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
