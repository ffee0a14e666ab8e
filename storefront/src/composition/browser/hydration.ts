import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the modules of the routes that the page shows and puts them into the table. Hydration must find them there:
 * with a route still to be loaded React Router renders beside the server's HTML instead of taking it over.
 */
export async function loadShown(routes: RouteObject[], location: { readonly pathname: string }): Promise<void> {
  const lazy = matchRoutes(routes, location)?.filter(({ route }) => route.lazy) ?? []
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}
