import { CommerceError } from '@vanek/sdk'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandler,
} from 'react-router-dom'
import { App } from './app.tsx'
import { makeCart } from '../lib/session/cart-engine.ts'
import type { Head, VisitorEnv } from '../lib/page/env.ts'
import { headOf } from './routing/head.ts'
import type { PageHandle } from './routing/page-module.ts'
import { rememberedRoutes, type Remember, type RenderContext } from './server/remembered.ts'
import type { Settings, PageState } from '../lib/page/settings.ts'
import { cartIn, createStores, idleSession, knownIn, type Stores } from './stores/stores.ts'
import { watchSignIn } from './server/watch-sign-in.ts'
import { createRoutes } from './routing/routes.ts'

/** A page in all its parts, ready to be put into a document. */
export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly head: Head
  readonly state: PageState
  /** Modules of the routes shown and style sheets of their own, by their paths in the sources. */
  readonly modules: readonly string[]
  /** Seconds after which it is worth asking again, as the page's loader says. */
  readonly retryAfter?: string | undefined
}

/** What a page is rendered for. */
export interface RenderArgs {
  readonly request: Request
  readonly env: VisitorEnv
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

/** Why no page could be made at all, as thrown by `render`: the cause is what the loader threw. */
export class PageError extends Error {
  override readonly name = 'PageError'
}

const handleIn = (matches: readonly { route: { handle?: unknown } }[]) =>
  matches.map(({ route }) => route.handle as PageHandle | undefined).filter((handle) => handle !== undefined)

const storesOf = ({ shop }: VisitorEnv, loaderData: Readonly<Record<string, unknown>>): Stores =>
  createStores(
    shop,
    (notices) => makeCart(shop, notices, cartIn(loaderData)),
    () => idleSession(knownIn(loaderData)),
  )

/** The stores of public pages stay as they begin, so that all pages of a segment may have the same. */
function createStoresForAll(): (env: VisitorEnv, settings: Settings) => Stores {
  const known = new WeakMap<Settings, Stores>()
  return (env, settings) => {
    const stores = known.get(settings) ?? storesOf(env, {})
    known.set(settings, stores)
    return stores
  }
}

type Shown = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>

/** As the router knows errors that have a status. */
const broken = { status: 500, statusText: '', internal: true, data: null }

/** Errors as screens and browsers know them: all that is no answer of a page is a fault of ours (B2.60). */
function withKnownErrors(shown: Shown, env: VisitorEnv): Shown {
  if (!shown.errors) return shown
  const errors = Object.entries(shown.errors).map(([id, error]) => {
    if (isRouteErrorResponse(error)) return [id, error] as const
    if (error instanceof CommerceError && error.error.code === 'validation')
      throw new PageError('The address makes no sense', { cause: error })
    env.report?.(error)
    return [id, broken] as const
  })
  return { ...shown, errors: Object.fromEntries(errors) }
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
      const made = remember ? undefined : watchSignIn(env, request)
      const queried = await handler.query(request, { requestContext })
      made?.()
      if (queried instanceof Response) return queried
      const shown = withKnownErrors(queried, env)

      const draw = (context: Shown): RenderedPage => {
        const { loaderData, actionData, errors, matches, statusCode, loaderHeaders } = context
        const stores = remember ? storesForAll(env, settings) : storesOf(env, loaderData)
        const html = renderToString(
          <App shop={env.shop} stores={stores} settings={settings} origin={env.origin}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>,
        )
        return {
          status: statusCode,
          html,
          head: headOf(context, env),
          state: { loaderData, actionData, errors, settings, origin: env.origin },
          modules: handleIn(matches).flatMap(({ module, styles }) => [module, ...(styles ? [styles] : [])]),
          retryAfter: Object.values(loaderHeaders).flatMap((own) => own.get('retry-after') ?? [])[0],
        }
      }

      try {
        return draw(shown)
      } catch (error) {
        // data that no screen can be made of: the frame stands, with the words for it where the page would be
        env.report?.(error)
        const { root } = shown.loaderData
        return draw({ ...shown, loaderData: { root }, errors: { pages: broken }, statusCode: 500 })
      }
    },
  }
}
