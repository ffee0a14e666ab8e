import '../styles/index.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { browserCart } from './stores/late-cart.ts'
import { browserEnv, campaignAddress } from './browser/browser-env.ts'
import { browserSession } from './stores/late-session.ts'
import { loadShown, showLastResort, loadFrameWhenNeeded } from './browser/hydration.ts'
import type { VisitorEnv } from '../lib/page/env.ts'
import { firstUse, isWaiting, moving, noticing } from '../lib/browser/later.tsx'
import type { LateStoresHeld } from '../lib/visitor/late-stores.ts'
import { mayReload, reload } from '../lib/browser/line.ts'
import { isCovered } from '../lib/browser/signs.ts'
import { loadPageState } from './browser/load-page-state.ts'
import { cartIn, createStores, knownIn, sellingIn, shellIn } from './stores/stores.ts'
import { keepTrail, whenTracked, whenVisitTracked } from './tracking/trail.ts'
import { followForms, followLinks, type Leading } from './moves/links-and-forms.ts'
import { showProgress } from './moves/progress.ts'
import { type Router, lazyRouter } from './routing/lazy-router.ts'
import { createRoutes } from './routing/routes.tsx'

interface PagesProps {
  readonly router: Router
  readonly onShown: () => void
}

/** The router's pages; `onShown` runs after they are mounted. */
function Pages({ router, onShown }: PagesProps) {
  useEffect(() => onShown(), [onShown])
  return <RouterProvider router={router} />
}

async function start() {
  // read now: the visitor may soon be on another page
  const campaign = campaignAddress()
  const routes = createRoutes(() => env)
  const [state] = await Promise.all([loadPageState(), loadShown(routes, location)])
  if (!state) return
  let env: VisitorEnv = browserEnv(state, () => env.session?.expire())

  // left by a popover of a document that was loaded again
  if (isCovered()) (await import('../lib/browser/back-closes.ts')).skipPopoverEntries()

  const router = lazyRouter(routes, state, async () => (await import('react-router?copy')).createBrowserRouter)
  const first = router.state.location
  const isElsewhere = ({ key, hash }: typeof first) => key !== first.key || hash !== first.hash
  router.subscribe((shown) => {
    const isMoving = shown.navigation.state !== 'idle'
    showProgress(isMoving)
    // a page that revalidates its data also waits for its late parts
    if (isMoving || isElsewhere(shown.location) || shown.revalidation !== 'idle')
      document.dispatchEvent(new Event(moving))
  })

  const { shop } = env
  const shown = state.loaderData ?? {}
  const late: LateStoresHeld = {}
  const stores = createStores(shop, await browserCart(shop, cartIn(shown), sellingIn(shown)), (made) =>
    browserSession({ shop, ...made, late, shell: shellIn(shown), initial: knownIn(shown) }),
  )
  const { cart, notices, session } = stores
  // the list of notices is a late part
  notices.subscribe(() => document.dispatchEvent(new Event(noticing)))
  env = { ...env, session }
  const root = document.getElementById('root')
  if (!root) return
  const isShown = new Promise<void>((onShown) => {
    startTransition(() => {
      const app = (
        <App shop={shop} stores={stores} settings={state.settings} origin={env.origin} late={late}>
          <Pages router={router} onShown={onShown} />
        </App>
      )
      hydrateRoot(root, import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app, {
        onUncaughtError: () => showLastResort(root),
      })
    })
  })
  let following: Promise<void> | undefined
  /** Loads what navigations need; if that fails, the next navigation tries again. */
  const ready = async () => {
    following ??= import('./moves/follow.ts').then(
      ({ follow }) => follow(router, routes, env),
      (error: unknown) => {
        following = undefined
        throw error
      },
    )
    await Promise.all([following, router.loadEngine()])
  }
  const leading: Leading = {
    get state() {
      return router.state
    },
    navigate: async (...args: Parameters<Leading['navigate']>) => {
      showProgress(true)
      try {
        await ready()
        return await router.navigate(...args)
      } finally {
        showProgress(router.state.navigation.state !== 'idle')
      }
    },
  }
  // until then the browser handles links and forms
  void isShown.then(async () => {
    const [follow, send] = [followLinks(leading), followForms(leading)]
    document.addEventListener('click', follow)
    document.addEventListener('submit', send)
    // before React stops the events of parts that wait for their scripts
    document.addEventListener('click', (event) => isWaiting(event) && follow(event), true)
    document.addEventListener('submit', (event) => isWaiting(event) && send(event), true)
    await firstUse
    await ready().catch(() => {})
  })
  // a page restored from the back/forward cache may belong to another session by now
  addEventListener('pageshow', ({ persisted }) => persisted && void session.recheck())
  const shell = shellIn(shown)
  const isTracked = shell?.settings.functions['data_layer'] === true
  if (shell && isTracked) {
    const trail = keepTrail(router, cart)
    void whenTracked()
      .then(() => import('./tracking/start.ts'))
      .then(({ startTracking }) => startTracking({ trail, env, stores, late, shell }))
      // without a network nothing can be measured
      .catch(() => {})
  }
  const { adminPanel, markets = [] } = state.settings
  loadFrameWhenNeeded(Boolean(shell?.entryModal ?? shell?.promoModal) || adminPanel || markets.length > 0, late)
  if (campaign) void import('../lib/visitor/visitor.ts').then(({ makeVisitor }) => makeVisitor().saveUtm(campaign))
  const { tokens } = shop.config
  if (tokens.has('auth')) await session.start()
  // for a guest, the session can wait until the page is used
  else void (isTracked ? whenVisitTracked() : firstUse).then(async () => session.start())
  if (!cart.getState().loaded && (tokens.has('cart') || tokens.has('auth'))) await cart.load()
}

start().catch((error: unknown) => {
  if (mayReload(error)) reload()
  else throw error
})
