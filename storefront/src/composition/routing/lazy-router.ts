import { type createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom'
import { routedMark } from '../../lib/browser/signs.ts'

export type Router = ReturnType<typeof createBrowserRouter>
type State = Router['state']
type Scroll = Parameters<Router['enableScrollRestoration']>

const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** The state of a router that shows the page of the server. */
function stateOf(routes: RouteObject[], { loaderData, actionData, errors }: HydrationState): State {
  const { pathname, search, hash } = location
  const { usr = null, key = 'default' } = (history.state ?? {}) as { readonly usr?: unknown; readonly key?: string }
  return {
    historyAction: 'POP' as State['historyAction'],
    location: { pathname, search, hash, state: usr, key } as State['location'],
    matches: (matchRoutes(routes, location) ?? []) as State['matches'],
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' } as State['navigation'],
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

/** A router that loads its engine on first use. */
export interface LazyRouter extends Router {
  /** Loads the engine, so that the first navigation need not wait for it. */
  readonly loadEngine: () => Promise<Router>
}

/**
 * A router for the page that the server has rendered. It has the state of that page, and all that the components of
 * React Router need. Its engine, three fifths of React Router, is loaded by `load` on the first navigation.
 *
 * @param routes - The routes; each has an id, and the shown ones are loaded.
 * @param hydrationData - The data that the server has loaded for the page.
 * @param load - Loads the function that creates the engine.
 */
export function lazyRouter(
  routes: RouteObject[],
  hydrationData: HydrationState,
  load: () => Promise<typeof createBrowserRouter>,
): LazyRouter {
  const initialState = stateOf(routes, hydrationData)
  const listeners = new Map<Parameters<Router['subscribe']>[0], () => void>()
  let engine: Router | undefined
  let loading: Promise<Router> | undefined
  let scroll: Scroll | undefined

  /** Whether the browser went to another page without the router, which then has no data for it. */
  const isElsewhere = () => placeOf(location) !== placeOf(initialState.location)

  async function start(): Promise<Router> {
    const router = (await load())(routes, { hydrationData })
    engine = router
    if (scroll) router.enableScrollRestoration(...scroll)
    for (const listener of listeners.keys()) listeners.set(listener, router.subscribe(listener))
    // an anchor of the page was followed meanwhile
    if (router.state.location.hash !== initialState.location.hash)
      for (const listener of listeners.keys())
        listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
    return router
  }

  const loadEngine = async (): Promise<Router> => {
    loading ??= start()
    try {
      return await loading
    } catch (error) {
      // the next navigation tries again
      loading = undefined
      throw error
    }
  }

  document.documentElement.setAttribute(routedMark, '')
  addEventListener('popstate', () => {
    if (engine) return
    if (isElsewhere()) location.reload()
    else loadEngine().catch(() => {})
  })

  const proxy = {
    basename: '/',
    future: {},
    routes,
    window,
    loadEngine,
    get state() {
      return engine?.state ?? initialState
    },
    get manifest() {
      return engine?.manifest ?? {}
    },
    subscribe(listener: Parameters<Router['subscribe']>[0]) {
      listeners.set(listener, engine?.subscribe(listener) ?? (() => {}))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    enableScrollRestoration(...given: Scroll) {
      scroll = given
      const stop = engine?.enableScrollRestoration(...given)
      return () => stop?.()
    },
    navigate: async (...args: Parameters<Router['navigate']>) => (await loadEngine()).navigate(...args),
    revalidate: async () => (await loadEngine()).revalidate(),
    createHref: ({ pathname = '', search = '', hash = '' }: Partial<Location>) => pathname + search + hash,
    encodeLocation: (to: string) => new URL(to, location.origin),
  }
  return proxy as unknown as LazyRouter
}
