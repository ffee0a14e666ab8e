import './styles/index.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { browserCart } from './app/browser-cart.ts'
import { browserEnv } from './app/browser-env.ts'
import { headOf } from './app/head.ts'
import { loadShown } from './app/hydration.ts'
import { firstSign, moving } from './app/later.tsx'
import { stateElement, type PageState } from './app/state.ts'
import { lastResort } from './app/last-resort.ts'
import { mayReload, reload } from './app/reload.ts'
import { cartIn, createStores, sellingIn } from './app/stores.ts'
import { wakeWhenNeeded } from './app/wake.ts'
import { createRoutes } from './routes.ts'

async function start() {
  const state = JSON.parse(document.getElementById(stateElement)?.textContent ?? '{}') as PageState
  const env = browserEnv(state)
  const routes = createRoutes(() => env)
  await loadShown(routes, location)

  const { loaderData, actionData, errors } = state
  const router = createBrowserRouter(routes, {
    hydrationData: { ...(loaderData && { loaderData }), ...(actionData && { actionData }), ...(errors && { errors }) },
  })
  router.subscribe((shown) => {
    if (shown.navigation.state === 'idle') document.title = headOf(shown, env).title
    else document.dispatchEvent(new Event(moving))
  })

  const stores = createStores(
    env.shop,
    await browserCart(env.shop, cartIn(loaderData ?? {}), sellingIn(loaderData ?? {})),
  )
  const root = document.getElementById('root')
  if (!root) return
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App shop={env.shop} stores={stores} settings={state.settings} origin={env.origin}>
          <RouterProvider router={router} />
        </App>
      </StrictMode>,
      { onUncaughtError: () => root.replaceChildren(...lastResort()) },
    )
  })
  void firstSign.then(() => import('./app/follow.ts')).then(({ follow }) => follow(router, routes))
  wakeWhenNeeded()
  if (location.search.includes('utm_')) {
    void import('./app/visitor.ts').then(({ makeVisitor }) => makeVisitor().keepUtm(location.search))
  }
  const { tokens } = env.shop.config
  const { loaded } = stores.cart.getState()
  if (!loaded && (tokens.has('cart') || tokens.has('auth'))) await stores.cart.load()
}

start().catch((error: unknown) => {
  if (mayReload(error)) reload()
  else throw error
})
