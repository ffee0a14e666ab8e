import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the modules of the current routes into the route table before hydration. With a lazy route that is not loaded
 * yet, React Router would render again instead of hydrating the HTML of the server.
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
