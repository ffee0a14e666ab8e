import { cacheControl, createCookieJar, isSafe, isSameOrigin, sessionIn, type Proxy } from '@vanek/sdk/server'
import { CommerceError } from '@vanek/sdk'
import type { Remember } from '../../src/app/remembered.ts'
import type { RenderedPage, Renderer } from '../../src/entry-server.tsx'
import type { ClientFiles } from '../build/client-files.ts'
import type { Config } from '../config.ts'
import { flatHeaders, type Answer } from '../http/answer.ts'
import { canonicalTarget } from '../http/redirects.ts'
import type { Keeper } from '../keep/keeper.ts'
import { answerWith, keepPage, type KeptPage } from '../keep/kept-page.ts'
import { pageKey, urlOfKey } from '../keep/page-key.ts'
import { createDocument } from './document.ts'
import { errorPage } from './error-page.ts'
import { sharedEnv, visitorEnv } from './page-env.ts'
import type { Segment, Segments } from './segments.ts'

/** Seconds that public pages are fresh, and stale but still shown. */
export const keepTimes = { fresh: 60, stale: 600 } as const

export interface PageServerParts {
  readonly config: Config
  /** Headers of every page. */
  readonly html: Readonly<Record<string, string>>
  readonly renderer: Renderer
  readonly client: ClientFiles
  readonly segments: Segments
  readonly proxy: Proxy
  readonly keeper: Keeper
  /** Asks the back ends for what is the same for everybody of a segment. */
  readonly fetch: typeof fetch
  /** Remembers what loaders of public pages answered. */
  readonly remember: Remember
  readonly onError: (error: unknown, requestId: string) => void
}

/** Answers for pages. */
export interface PageServer {
  /** Never throws: what cannot be shown is an error page. */
  answer(request: Request, requestId: string): Promise<Answer>
  /** Makes the page of a key for a guest, for the fast path. */
  makeForGuest(key: string): () => Promise<KeptPage | undefined>
}

const cookieOf = (request: Request) => request.headers.get('cookie')

export function createPageServer(parts: PageServerParts): PageServer {
  const { config, html: common, renderer, client, segments, proxy, keeper, onError } = parts
  const { secure } = config
  const documentOf = createDocument(client)
  const page = (status: number, html: string, cache: string, cookies: readonly string[] = []): Answer => ({
    status,
    headers: flatHeaders({ ...common, 'cache-control': cache }, cookies),
    body: html,
  })
  const keptHeaders = ({ open }: Segment) => ({
    ...common,
    'cache-control': open ? cacheControl.shared(keepTimes) : cacheControl.segment,
  })

  const passOn = (response: Response, method: string, cookies: readonly string[] = []): Answer => {
    // a posted form is always followed by a GET
    const status = !isSafe(method) && response.status === 302 ? 303 : response.status
    const location = response.headers.get('location')
    return {
      status,
      headers: flatHeaders(
        { ...common, 'cache-control': cacheControl.personal, ...(location !== null && { location }) },
        cookies,
      ),
    }
  }

  const failed = (error: unknown, requestId: string): Answer => {
    onError(error, requestId)
    return page(500, errorPage(500, { style: client.before, requestId }), cacheControl.personal)
  }

  const renderShared = async (segment: Segment, url: string): Promise<RenderedPage | Response> => {
    let leak: string | undefined
    const report = (what: string) => (leak = what)
    const env = sharedEnv(config, segment.settings, { fetch: parts.fetch, report })
    const rendered = await renderer.render({
      request: new Request(config.origin + url),
      env,
      settings: segment.settings,
      remember: async (key, make) => parts.remember(`${segment.key} ${key}`, make),
    })
    if (leak !== undefined) throw new Error(`A page that is kept for everybody asked for ${leak}`)
    return rendered
  }

  const keep = async (segment: Segment, rendered: RenderedPage | Response): Promise<KeptPage | undefined> =>
    rendered instanceof Response || rendered.status !== 200
      ? undefined
      : keepPage(documentOf(rendered), keptHeaders(segment), Date.now())

  const answerShared = async (segment: Segment, request: Request, key: string): Promise<Answer> => {
    let mine: RenderedPage | Response | undefined
    const make = async () => keep(segment, (mine = await renderShared(segment, urlOfKey(key))))
    const kept = config.keepPages ? await keeper.get(key, make) : undefined
    if (kept)
      return answerWith(kept, request.headers.get('accept-encoding') ?? '', request.headers.get('if-none-match') ?? '')
    const rendered = mine ?? (await renderShared(segment, urlOfKey(key)))
    if (rendered instanceof Response) return passOn(rendered, request.method)
    return page(rendered.status, documentOf(rendered), cacheControl.personal)
  }

  const answerPersonal = async (request: Request, requestId: string): Promise<Answer> => {
    const jar = createCookieJar(cookieOf(request), { secure })
    const session = sessionIn(jar, { secure })
    const { settings } = await segments.of(session)
    const visitor = { session, segment: settings, requestId }
    const env = visitorEnv(config, settings, { fetch: parts.fetch, proxy, jar, visitor })
    const rendered = await renderer.render({ request, env, settings })
    if (rendered instanceof Response) return passOn(rendered, request.method, jar.setCookies())
    return page(rendered.status, documentOf(rendered), cacheControl.personal, jar.setCookies())
  }

  const refused = (status: number, requestId: string): Answer =>
    page(status, errorPage(status, { style: client.before, requestId }), cacheControl.personal)

  return {
    async answer(request, requestId) {
      const { pathname, search } = new URL(request.url)
      try {
        if (isSafe(request.method)) {
          const target = canonicalTarget(pathname + search)
          if (target !== undefined)
            return passOn(new Response(null, { status: 301, headers: { location: target } }), 'GET')
        } else if (!isSameOrigin((name) => request.headers.get(name))) return refused(403, requestId)

        const handle = renderer.handleOf(pathname)
        if (!handle?.keep || !isSafe(request.method)) return await answerPersonal(request, requestId)
        const session = sessionIn(createCookieJar(cookieOf(request), { secure }), { secure })
        const segment = await segments.of(session)
        return await answerShared(segment, request, pageKey(segment.key, pathname + search, handle.query))
      } catch (error) {
        return failed(error instanceof Error && error.cause instanceof CommerceError ? error.cause : error, requestId)
      }
    },
    makeForGuest: (key) => async () => keep(segments.guest, await renderShared(segments.guest, urlOfKey(key))),
  }
}
