import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyRouter, type Router } from './lazy-router.ts'

const routes: RouteObject[] = [
  {
    id: 'root',
    loader: () => 'frame',
    shouldRevalidate: () => false,
    children: [
      { id: '/', path: '/', loader: () => 'home' },
      { id: '/produkt/:slug', path: '/produkt/:slug', loader: ({ params }) => params['slug'] },
    ],
  },
]
const hydrationData = { loaderData: { root: 'frame', '/': 'home' } }

/** A router at a URL; `loads` counts how often its engine was loaded. */
function routerAt(url: string, state: unknown = null) {
  history.replaceState(state, '', url)
  const load = vi.fn(async () => createBrowserRouter)
  return { router: lazyRouter(routes, hydrationData, load), load }
}

const plain = ({ state }: Router) => ({
  ...state,
  matches: state.matches.map(({ route, params, pathname, pathnameBase }) => ({
    ...{ id: route.id, params, pathname, pathnameBase },
  })),
})

let live: Router[] = []
const awake = async (router: ReturnType<typeof lazyRouter>) => {
  const engine = await router.loadEngine()
  live.push(engine)
  return engine
}

beforeEach(() => {
  live = []
})
afterEach(() => {
  for (const engine of live) engine.dispose()
})

describe('a lazy router', () => {
  it.each<[string, unknown]>([
    ['/', null],
    ['/?razeni=cena#cenik', null],
    ['/', { usr: { variant: 5 }, key: 'k1', idx: 3 }],
  ])('has the state of a router at %s with %j', (url, state) => {
    const { router, load } = routerAt(url, state)
    const engine = createBrowserRouter(routes, { hydrationData })
    live.push(engine)
    expect(plain(router)).toEqual(plain(engine))
    expect(load).not.toHaveBeenCalled()
  })

  it('loads its engine once, on the first navigation, and notifies earlier subscribers', async () => {
    const { router, load } = routerAt('/')
    const seen: string[] = []
    const stop = router.subscribe(({ location, loaderData }) => {
      seen.push(`${location.pathname} ${String(loaderData['/produkt/:slug'])}`)
    })
    await router.navigate('/produkt/tichy')
    await router.navigate('/')
    live.push(await router.loadEngine())
    expect(seen).toContain('/produkt/tichy tichy')
    expect(router.state.location.pathname).toBe('/')
    expect(load).toHaveBeenCalledTimes(1)
    stop()
    const before = seen.length
    await router.navigate('/produkt/jiny')
    expect(seen).toHaveLength(before)
  })

  it('passes the scroll positions on', async () => {
    const { router } = routerAt('/')
    const positions: Record<string, number> = {}
    router.enableScrollRestoration(positions, () => 250)
    await awake(router)
    await router.navigate('/produkt/tichy')
    expect(Object.values(positions)).toEqual([250])
  })

  it('reports an anchor that was followed before its engine was loaded', async () => {
    const { router } = routerAt('/')
    const hashes: string[] = []
    router.subscribe(({ location }) => hashes.push(location.hash))
    history.pushState(null, '', '/#nastaveni-cookies')
    await awake(router)
    expect(hashes).toEqual(['#nastaveni-cookies'])
  })

  it('tries again when its engine could not be loaded', async () => {
    history.replaceState(null, '', '/')
    const load = vi.fn(async () => createBrowserRouter).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const router = lazyRouter(routes, hydrationData, load)
    await expect(router.navigate('/produkt/tichy')).rejects.toThrow('Failed to fetch')
    await router.navigate('/produkt/tichy')
    live.push(await router.loadEngine())
    expect(router.state.location.pathname).toBe('/produkt/tichy')
  })
})
