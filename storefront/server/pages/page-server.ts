import { CommerceError } from '@vanek/sdk'
import {
  cacheControl,
  createCookieJar,
  isSafeMethod,
  isSameOrigin,
  createSessionCookies,
  type CookieJar,
  type Proxy,
  type Session,
} from '@vanek/sdk/server'
import { LRUCache } from 'lru-cache'
import type { PageHandle } from '../../src/composition/routing/page-module.ts'
import type { ClientFiles } from '../build/client-files.ts'
import type { CurrencyAssigner } from '../visitors/currency-assigner.ts'
import { withCookies, type Answer } from '../http/answer.ts'
import { compressed } from '../http/compressed.ts'
import { canonicalTarget } from '../http/redirects.ts'
import type { LoadPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { withOutageStatus, createAnswers } from './answers.ts'
import { createDocument } from './document.ts'
import { visitorEnv } from './page-env.ts'
import { partsOf, type PageRequest } from '../http/page-request.ts'
import { plainFormTarget } from './plain-form.ts'
import type { Segments } from '../visitors/segments.ts'
import { watchSession } from '../visitors/session-change.ts'
import { proxyForWanted } from './save-wanted.ts'
import { proxyForWriter, wroteCookie } from '../visitors/wrote-cookie.ts'
import { createSharedPages, type SharedPagesParts, type Uncached } from './shared-pages.ts'
import { startTime, type TimeLimit } from './time-limit.ts'
import { createBackendMonitor } from './backend-monitor.ts'

export interface PageServerParts extends Omit<SharedPagesParts, 'documentOf' | 'answers'> {
  readonly client: ClientFiles
  readonly segments: Segments
  readonly proxy: Proxy
  /** Called first for every page; undefined if the currency never depends on the visitor. */
  readonly assignCurrency?: CurrencyAssigner | undefined
  /** Headers of pages that have some of their own, by path. */
  readonly own?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
}

/** Answers for pages. */
export interface PageServer {
  /** Never throws: a failure is answered with an error page. */
  answer(request: PageRequest): Promise<Answer>
  /** A data file of a public page; undefined if there is none (any more). */
  data(request: PageRequest, hash: string): Promise<Answer | undefined>
  /** Stores a data file again if the page at this URL names it. */
  restoreData(request: PageRequest, hash: string, url: string): Promise<void>
  /** Loads the page of a key for a guest, for the fast path. */
  loadForGuest(key: string): LoadPage<Uncached>
}

/**
 * The cookies of an answer. A HEAD request sets none: nobody sees its page, so that a message that is shown only once
 * must stay in its cookie.
 */
const cookiesOf = (jar: CookieJar, { method }: PageRequest): readonly string[] =>
  method === 'HEAD' ? [] : jar.setCookies()

/** Whether pages of this visitor may show an account or an order, which the next person at the device must not see. */
const isKnown = (session: Pick<Session, 'get'>): boolean => [session.get('auth'), session.get('order')].some(Boolean)

/** Error codes of calls that failed because a back end did. */
const outages: ReadonlySet<string> = new Set(['network', 'timeout', 'server'])

/** Answers requests for pages: redirects, public pages, personal pages and forms. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { config, renderer, client, segments, proxy, assignCurrency, own = {}, onError, onWarning } = parts
  const { secure } = config
  const answers = createAnswers(parts.html, client.before)
  const documentOf = createDocument(client)
  const shared = createSharedPages({ ...parts, answers, documentOf })
  const handles = new LRUCache<string, PageHandle>({ max: 2_000 })

  const handleOf = (path: string): PageHandle | undefined => {
    const handle = handles.get(path) ?? renderer.handleOf(path)
    if (handle) handles.set(path, handle)
    return handle
  }

  const answerPersonal = async (request: PageRequest, jar: CookieJar, time: TimeLimit): Promise<Answer> => {
    const session = createSessionCookies(jar, { secure })
    const { settings } = await segments.of(session, (name) => jar.get(name))
    const forgetIfChanged = watchSession({ session, jar, segments, onError: (error) => onError(error, request.id) })
    const making = {
      ...{ fetch: parts.fetch, time, circuit: parts.circuit, posted: !isSafeMethod(request.method) },
      monitor: createBackendMonitor([config.shopUrl, config.contentUrl], parts.circuit),
      report: (error: unknown) => onError(error, request.id),
      warn: (message: string, details?: unknown) => onWarning(message, details, request.id),
    }
    const { id: requestId, address } = request
    const visitor = { session, segment: settings, requestId, address }
    const { path } = partsOf(request.url)
    const visitorProxy = proxyForWanted(proxyForWriter(proxy, jar, path), jar)
    const env = visitorEnv(config, settings, making, { proxy: visitorProxy, jar, visitor })
    const rendered = await renderer.render({ request: request.web(), env, settings }).finally(forgetIfChanged)
    if (making.monitor.isDegraded() && (await parts.isOpening())) return answers.opening(request.id)
    if (rendered instanceof Response) return answers.passOn(rendered, request, cookiesOf(jar, request))
    const page = withOutageStatus(rendered, making.monitor, config.shopUrl)
    // a browser cannot request a posted page again: without a copy, Back would lead to an error page of the browser
    const back = making.posted && !isKnown(session) && { 'cache-control': cacheControl.segment }
    return answers.page(page, documentOf(page).html, cookiesOf(jar, request), { ...own[path], ...back })
  }

  const answer = async (request: PageRequest): Promise<Answer> => {
    const time = startTime({ factor: config.backendPatience })
    const safe = isSafeMethod(request.method)
    const target = safe ? canonicalTarget(request.url) : undefined
    if (target !== undefined) return answers.movedTo(target)
    if (!safe && !isSameOrigin(request.header)) return answers.refused(403, request.id)

    const handle = handleOf(partsOf(request.url).path)
    const listing = safe && handle ? plainFormTarget(request.url, handle) : undefined
    const jar = createCookieJar(request.header('cookie'), { secure })
    await assignCurrency?.(request, jar)
    if (listing !== undefined) return withCookies(answers.movedTo(listing), cookiesOf(jar, request))
    if (!handle?.keep || !safe) return answerPersonal(request, jar, time)
    const segment = await segments.of(createSessionCookies(jar, { secure }), (name) => jar.get(name))
    const isNew = jar.get(wroteCookie) !== undefined
    const shown = await shared.answer(segment, request, pageKey(segment.key, request.url, handle), { time, isNew })
    return withCookies(shown, cookiesOf(jar, request))
  }

  return {
    async answer(request) {
      try {
        return await compressed(await answer(request), request.header('accept-encoding'))
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof CommerceError ? error.cause : undefined
        // a URL that the back end rejects is an error of the client
        if (cause?.error.code === 'validation') return answers.refused(400, request.id)
        onError(cause ?? error, request.id)
        if (!cause || !outages.has(cause.error.code)) return answers.refused(500, request.id)
        return (await parts.isOpening()) ? answers.opening(request.id) : answers.refused(503, request.id)
      }
    },
    data: async (request, hash) =>
      parts.pageData.answer(hash, request.header('accept-encoding'), request.header('if-none-match')),
    async restoreData(request, hash, url) {
      const handle = handleOf(partsOf(url).path)
      if (!handle?.keep) return
      try {
        const jar = createCookieJar(request.header('cookie'), { secure })
        const segment = await segments.of(createSessionCookies(jar, { secure }), (name) => jar.get(name))
        await shared.restoreData(segment, pageKey(segment.key, url, handle), hash)
      } catch (error) {
        onError(error, request.id)
      }
    },
    loadForGuest: (key) => shared.load(segments.guest, key),
  }
}
