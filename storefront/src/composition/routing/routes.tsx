import { Outlet, type RouteObject } from 'react-router-dom'
import { ErrorPage, Bare, Layout } from '../../frame/layout.tsx'
import type { GetEnv } from '../../lib/page/env.ts'
import { frameLoader, lazyPage } from './page-module.ts'
import { pages, type PlacedPage } from './pages.ts'

/** The frame around the page. */
function Framed() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** Creates the route table of the shop, for the server and the browser. */
export function createRoutes(getEnv: GetEnv): RouteObject[] {
  const route = (page: PlacedPage): RouteObject => ({ id: page.path, path: page.path, ...lazyPage(page, getEnv) })
  return [
    { id: 'bare', Component: Bare, errorElement: <ErrorPage />, children: pages.filter(({ bare }) => bare).map(route) },
    {
      id: 'root',
      Component: Framed,
      errorElement: <ErrorPage />,
      loader: frameLoader(getEnv, pages),
      // the frame stays the same while a visitor navigates
      shouldRevalidate: () => false,
      children: [
        {
          id: 'pages',
          // within the frame, if the frame itself works
          errorElement: <ErrorPage />,
          children: pages.filter(({ bare }) => !bare).map(route),
        },
      ],
    },
  ]
}
