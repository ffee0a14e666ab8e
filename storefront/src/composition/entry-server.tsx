import { CommerceError } from '@vanek/sdk'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
  type StaticHandler,
} from 'react-router-dom'
import { App } from './app.tsx'
import { makeCart } from '../lib/session/cart-engine.ts'
import type { PostedError } from '../frame/errors/error-screen.tsx'
import type { Head, VisitorEnv } from '../lib/page/env.ts'
import { headOf } from './routing/head.ts'
import type { PageHandle } from './routing/page-module.ts'
import { rememberedRoutes, type Remember, type RenderContext, watchSignIn } from './server/request.ts'
import type { PageState } from '../lib/page/page-state.ts'
import type { Settings } from '../lib/page/settings.ts'
import { sheetSource } from '../lib/page/sheets.ts'
import { cartIn, createStores, idleSession, knownIn, type Stores } from './stores/stores.ts'
import { createRoutes } from './routing/routes.tsx'

/** A rendered page with everything that goes into its document. */
export interface RenderedPage {
  /** Name of the page; undefined if the frame shows an error in its place. */
  readonly name?: string | undefined
  readonly status: number
  readonly html: string
  readonly head: Head
  readonly state: PageState
  /** Source paths of the modules of the matched routes and of their own style sheets. */
  readonly modules: readonly string[]
  /** Seconds until a retry makes sense, from the page's loader. */
  readonly retryAfter?: string | undefined
}

/** Arguments of `render`. */
export interface RenderArgs {
  readonly request: Request
  readonly env: VisitorEnv
  readonly settings: Settings
  /** Set if the page is the same for everybody of a segment: its data may then come from a short-lived cache. */
  readonly remember?: Remember | undefined
}

/** Renders the shop's pages; one per process. */
export interface Renderer {
  /** The handle of the innermost route that matches a path; undefined if none does. */
  handleOf(pathname: string): PageHandle | undefined
  /** Renders a page, or returns the response of a loader or an action, such as a redirect. */
  render(args: RenderArgs): Promise<RenderedPage | Response>
}

/** Thrown by `render` if no page could be rendered; `cause` is the error of the loader. */
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

/** Public pages keep the initial state of the stores, so all pages of a segment share them. */
function createStoresForAll(): (env: VisitorEnv, settings: Settings) => Stores {
  const known = new WeakMap<Settings, Stores>()
  return (env, settings) => {
    const stores = known.get(settings) ?? storesOf(env, {})
    known.set(settings, stores)
    return stores
  }
}

type Shown = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>

/** Only the routes of this page: the static router copies and matches all that it gets for each page. */
const matchedRoutes = ({ matches }: Shown) =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [route.index ? route : { ...route, children }], [])

/** Shaped like the router's errors with a status. Its error screen has a message for a submitted form. */
const broken = ({ method }: Request) => {
  const error = { status: 500, statusText: '', internal: true, data: null }
  return method === 'POST' ? { ...error, data: { posted: true } satisfies PostedError } : error
}

/** Errors as screens and browsers expect them: everything that is not a response of a page becomes a 500 (B2.60). */
function withKnownErrors(shown: Shown, env: VisitorEnv, request: Request): Shown {
  if (!shown.errors) return shown
  const errors = Object.entries(shown.errors).map(([id, error]) => {
    if (isRouteErrorResponse(error)) return [id, error.status === 500 ? broken(request) : error] as const
    if (error instanceof CommerceError && error.error.code === 'validation')
      throw new PageError('The address makes no sense', { cause: error })
    env.report?.(error)
    return [id, broken(request)] as const
  })
  const [, first] = errors[0] ?? []
  // the router answers with the status of the action, however the page that should show its result has failed
  const statusCode = request.method === 'POST' && first ? first.status : shown.statusCode
  return { ...shown, statusCode, errors: Object.fromEntries(errors) }
}

/** Creates the renderer of this build. */
export function createRenderer(): Renderer {
  const handler = createStaticHandler(
    rememberedRoutes(createRoutes(({ context }) => (context as unknown as RenderContext).env)),
  )
  const storesForAll = createStoresForAll()
  return {
    handleOf: (pathname) => handleIn(matchRoutes(handler.dataRoutes, pathname) ?? []).at(-1),

    async render({ request, env, settings, remember }) {
      const requestContext: RenderContext = { env, remember }
      const flashIfExpired = remember ? undefined : watchSignIn(env, request)
      const queried = await handler.query(request, { requestContext })
      flashIfExpired?.()
      if (queried instanceof Response) return queried
      const shown = withKnownErrors(queried, env, request)

      const draw = (context: Shown): RenderedPage => {
        const { loaderData, actionData, errors, matches, statusCode, loaderHeaders } = context
        const stores = remember ? storesForAll(env, settings) : storesOf(env, loaderData)
        const html = renderToString(
          <App shop={env.shop} stores={stores} settings={settings} origin={env.origin}>
            <StaticRouterProvider
              router={createStaticRouter(matchedRoutes(context), context)}
              context={context}
              hydrate={false}
            />
          </App>,
        )
        const { sheets = [], ...head } = headOf(context, env)
        const handles = handleIn(matches)
        return {
          name: errors ? undefined : handles.at(-1)?.name,
          status: statusCode,
          html,
          head,
          state: { loaderData, actionData, errors, settings, origin: env.origin },
          modules: [
            ...handles.map(({ name }) => `src/pages/${name}/view.tsx`),
            ...[...new Set([...handles.flatMap((own) => own.sheets), ...sheets])].map(sheetSource),
          ],
          retryAfter: Object.values(loaderHeaders).flatMap((own) => own.get('retry-after') ?? [])[0],
        }
      }

      try {
        return draw(shown)
      } catch (error) {
        // data that cannot be rendered: show the frame with the error screen in place of the page
        env.report?.(error)
        const { root } = shown.loaderData
        return draw({ ...shown, loaderData: { root }, errors: { pages: broken(request) }, statusCode: 500 })
      }
    },
  }
}
