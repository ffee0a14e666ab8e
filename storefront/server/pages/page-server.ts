import { CommerceError } from '@vanek/sdk'
import { createCookieJar, isSafe, isSameOrigin, sessionIn, type Proxy } from '@vanek/sdk/server'
import { LRUCache } from 'lru-cache'
import type { PageHandle } from '../../src/app/page-module.ts'
import type { ClientFiles } from '../build/client-files.ts'
import type { Answer } from '../http/answer.ts'
import { canonicalTarget } from '../http/redirects.ts'
import type { Make } from '../keep/keeper.ts'
import { pageKey } from '../keep/page-key.ts'
import { createAnswers } from './answers.ts'
import { createDocument } from './document.ts'
import { visitorEnv } from './page-env.ts'
import { partsOf, type PageRequest } from './page-request.ts'
import { plainFormTarget } from './plain-form.ts'
import type { Segments } from './segments.ts'
import { createSharedPages, type Made, type SharedPagesParts } from './shared-pages.ts'
import { startTime, type TimeLimit } from './time-limit.ts'
import { createWitness } from './witness.ts'

export interface PageServerParts extends Omit<SharedPagesParts, 'documentOf' | 'answers'> {
  readonly client: ClientFiles
  readonly segments: Segments
  readonly proxy: Proxy
}

/** Answers for pages. */
export interface PageServer {
  /** Never throws: what cannot be shown is an error page. */
  answer(request: PageRequest): Promise<Answer>
  /** Makes the page of a key for a guest, for the fast path. */
  makeForGuest(key: string): Make<Made>
}

/** Puts redirects, public pages, personal pages and forms together. */
export function createPageServer(parts: PageServerParts): PageServer {
  const { config, renderer, client, segments, proxy, onError } = parts
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

  const answerPersonal = async (request: PageRequest, time: TimeLimit): Promise<Answer> => {
    const jar = createCookieJar(request.header('cookie'), { secure })
    const session = sessionIn(jar, { secure })
    const { settings } = await segments.of(session, (name) => jar.get(name))
    const making = {
      ...{ fetch: parts.fetch, time, circuit: parts.circuit, posted: !isSafe(request.method) },
      witness: createWitness([config.shopUrl, config.contentUrl], parts.circuit),
      report: (error: unknown) => onError(error, request.id),
    }
    const visitor = { session, segment: settings, requestId: request.id }
    const env = visitorEnv(config, settings, making, { proxy, jar, visitor })
    const rendered = await renderer.render({ request: request.web(), env, settings })
    if (rendered instanceof Response) return answers.passOn(rendered, request.method, jar.setCookies())
    const { status, retryAfter } = rendered
    const more = retryAfter === undefined ? {} : { 'retry-after': retryAfter }
    return answers.html(status, documentOf(rendered), jar.setCookies(), more)
  }

  const answer = async (request: PageRequest): Promise<Answer> => {
    const time = startTime()
    const safe = isSafe(request.method)
    const target = safe ? canonicalTarget(request.url) : undefined
    if (target !== undefined) return answers.movedTo(target)
    if (!safe && !isSameOrigin(request.header)) return answers.refused(403, request.id)

    const handle = handleOf(partsOf(request.url).path)
    const listing = safe && handle ? plainFormTarget(request.url, handle) : undefined
    if (listing !== undefined) return answers.movedTo(listing)
    if (!handle?.keep || !safe) return answerPersonal(request, time)
    const jar = createCookieJar(request.header('cookie'), { secure })
    const segment = await segments.of(sessionIn(jar, { secure }), (name) => jar.get(name))
    return shared.answer(segment, request, pageKey(segment.key, request.url, handle), time)
  }

  return {
    async answer(request) {
      try {
        return await answer(request)
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof CommerceError ? error.cause : undefined
        // an address that the back end cannot make sense of is the asker's fault
        if (cause?.error.code === 'validation') return answers.refused(400, request.id)
        onError(cause ?? error, request.id)
        return answers.refused(500, request.id)
      }
    },
    makeForGuest: (key) => () => shared.make(segments.guest, key),
  }
}
