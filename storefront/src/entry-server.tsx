import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from './app/app.tsx'
import { makeCart } from './app/cart-engine.ts'
import type { Head, PageEnv } from './app/env.ts'
import { headOf } from './app/head.ts'
import type { PageHandle } from './app/page-module.ts'
import { rememberedRoutes, type Remember, type RenderContext } from './app/remembered.ts'
import type { Settings } from './app/settings.ts'
import type { PageState } from './app/state.ts'
import { cartIn, createStores, type Stores } from './app/stores.ts'
import { createRoutes } from './routes.ts'

/** A page in all its parts, ready to be put into a document. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly head: Head
  readonly state: PageState
  /** Modules of the routes shown, as in the build's manifest. */
  readonly modules: readonly string[]
}

/** What a page is rendered for. */
export interface RenderArgs {
  readonly request: Request
  readonly env: PageEnv
  readonly settings: Settings
  /** Given when the page is the same for everybody of a segment: its data may then be a moment old. */
  readonly remember?: Remember | undefined
}

/** Renders the shop's pages; one per process. */
export interface Renderer {
  /** The innermost route's handle for a path; undefined when the path fits no page. */
  handleOf(pathname: string): PageHandle | undefined
  /** A page, or the response that a loader or an action gave instead: a redirect. */
  render(args: RenderArgs): Promise<RenderedPage | Response>
}

/** Why a page could not be made, as thrown by `render`: the cause is what the loader threw. */
export class PageError extends Error {
  override readonly name = 'PageError'
}

const handleIn = (matches: readonly { route: { handle?: unknown } }[]) =>
  matches.map(({ route }) => route.handle as PageHandle | undefined).filter((handle) => handle !== undefined)

const storesOf = ({ shop }: PageEnv, loaderData: Readonly<Record<string, unknown>>): Stores =>
  createStores(shop, (notices) => makeCart(shop, notices, cartIn(loaderData)))

/** The stores of public pages stay as they begin, so that all pages of a segment may have the same. */
function createStoresForAll(): (env: PageEnv, settings: Settings) => Stores {
  const known = new WeakMap<Settings, Stores>()
  return (env, settings) => {
    const stores = known.get(settings) ?? storesOf(env, {})
    known.set(settings, stores)
    return stores
  }
}

/** Makes the renderer of this build. */
export function createRenderer(): Renderer {
  const handler = createStaticHandler(
    rememberedRoutes(createRoutes(({ context }) => (context as unknown as RenderContext).env)),
  )
  const storesForAll = createStoresForAll()
  return {
    handleOf: (pathname) => handleIn(matchRoutes(handler.dataRoutes, pathname) ?? []).at(-1),

    async render({ request, env, settings, remember }) {
      const requestContext: RenderContext = { env, remember }
      const shown = await handler.query(request, { requestContext })
      if (shown instanceof Response) return shown
      const failure = Object.values(shown.errors ?? {}).find((error) => !isRouteErrorResponse(error))
      if (failure) throw new PageError('A loader failed', { cause: failure })

      const { loaderData, actionData, errors, matches, statusCode } = shown
      const stores = remember ? storesForAll(env, settings) : storesOf(env, loaderData)
      const html = renderToString(
        <App shop={env.shop} stores={stores} settings={settings}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, shown)}
            context={shown}
            hydrate={false}
          />
        </App>,
      )
      return {
        status: statusCode,
        html,
        head: headOf(shown, env),
        state: { loaderData, actionData, errors, settings, origin: env.origin },
        modules: handleIn(matches).map(({ module }) => module),
      }
    },
  }
}
