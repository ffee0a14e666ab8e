import * as texts from '#server-texts/routes'
import { productFolder } from '#market/paths'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createCookieJar, createSessionCookies, type Proxy } from '@vanek/sdk/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Segments } from '../visitors/segments.ts'
import { watchSession } from '../visitors/session-change.ts'
import { proxyForWanted } from '../pages/save-wanted.ts'
import { proxyForWriter } from '../visitors/wrote-cookie.ts'
import type { Answers } from '../pages/answers.ts'
import { flatHeaders, writeAnswer, type Answer } from '../http/answer.ts'
import type { ApiLimits } from './api-limits.ts'
import { compress } from '../http/compressed.ts'
import { dataHeaders } from '../http/headers.ts'
import { isFollowed, linkRefusal } from './link-refusal.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { limitUploads } from './limit-uploads.ts'
import { disconnectSignal, webRequest } from '../http/web.ts'

export interface ApiParts {
  readonly limits: ApiLimits
  readonly origin: string
  readonly secure: boolean
  readonly trustedProxies: readonly string[]
  readonly proxy: Proxy
  readonly segments: Segments
  /** Pages for visitors who followed a link to a missing file. */
  readonly answers: Answers
}

/** Where photos are sent. */
const uploads = ['/api/v1/user/orders/:order/claim-photos', '/api/v1/orders/token/:order/claim-photos']
/** Where photos of reviews are sent, by anybody. */
const openUpload = '/api/v1/products/:product/review-photos'
const uploadLimit = 8 << 20
const UPLOADS_AT_ONCE = 6

const under = ['/api/*', '/content/*', '/services/*'] as const

/** Whether an address belongs to a back end, so that even refusals of ours are data. */
export const isApi = (url: string): boolean => under.some((each) => url.startsWith(each.slice(0, -1)))

const refusals: Partial<Record<number, readonly [code: string, title: string]>> = {
  413: ['payload_too_large', texts.tooLarge],
  500: ['server', texts.broken],
}

/** The answer if a request never reached the proxy. */
export const apiRefusal = (status: number, requestId: string): Answer => {
  const [code, title] = refusals[status >= 500 ? 500 : status] ?? ['validation', texts.notUnderstood]
  const body = JSON.stringify({ errors: [{ code, field: null, title }], requestId })
  return { status, headers: flatHeaders({ ...dataHeaders, 'content-type': 'application/json' }), body }
}

/** The answer to a client over the rate limit. */
const tooMany = (waitSeconds: number, requestId: string): Answer => {
  const title = texts.tooMany
  const body = JSON.stringify({ errors: [{ code: 'rate_limited', field: null, title }], requestId })
  const headers = { ...dataHeaders, 'content-type': 'application/json', 'retry-after': String(waitSeconds) }
  return { status: 429, headers: flatHeaders(headers), body }
}

/** The path of the page that sent a request; that of all products if the browser does not say. */
const pageOf = (referrer: string | undefined, origin: string): string =>
  referrer?.startsWith(`${origin}/`) ? new URL(referrer).pathname : `/${productFolder}`

/** The back ends under our own origin. */
export function apiRoutes(
  app: FastifyInstance,
  { limits, origin, secure, trustedProxies, proxy, segments, answers }: ApiParts,
): void {
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = visitorAddress(request.ip, trustedProxies)
    // the normalized path: `/api/../services/x` is meant to be counted as something else
    const waitSeconds = await limits(new URL(origin + request.url).pathname, address)
    if (waitSeconds > 0) {
      reply.hijack()
      return writeAnswer(reply.raw, tooMany(waitSeconds, request.id), request.method)
    }
    const web = webRequest(request, origin, disconnectSignal(reply))
    const jar = createCookieJar(request.headers.cookie, { secure })
    const session = createSessionCookies(jar, { secure })
    const { settings } = await segments.of(session, (name) => jar.get(name))
    const onError = (err: unknown) => request.log.error({ err }, 'The prices of a customer could not be forgotten')
    const forgetIfChanged = watchSession({ session, jar, segments, onError })
    const visitor = { session, segment: settings, requestId: request.id, address }
    const path = pageOf(request.headers.referer, origin)
    const answer = await proxyForWanted(proxyForWriter(proxy, jar, path), jar)(web, visitor)
    forgetIfChanged()
    const cookies = jar.setCookies()
    if (!answer.ok && isFollowed(request)) {
      await answer.body?.cancel()
      reply.hijack()
      return writeAnswer(reply.raw, linkRefusal(request, answer.status, { origin, answers, cookies }), request.method)
    }
    reply.code(answer.status).headers({ ...dataHeaders, ...Object.fromEntries(answer.headers) })
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    // a file is streamed
    if (answer.body && answer.headers.has('content-disposition'))
      return reply.send(Readable.fromWeb(answer.body as ReadableStream))
    const plain = Buffer.from(await answer.arrayBuffer())
    const { body, encoding } = await compress(plain, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    reply.header('vary', 'accept-encoding')
    return reply.send(answer.status === 204 ? null : body)
  }
  for (const url of under) app.all(url, pass)
  // nothing else that is sent is so large
  const onlyBuyers = limitUploads({ most: UPLOADS_AT_ONCE })
  for (const url of uploads) app.post(url, { bodyLimit: uploadLimit, onRequest: onlyBuyers }, pass)
  const open = limitUploads({ most: UPLOADS_AT_ONCE, guests: true })
  app.post(openUpload, { bodyLimit: uploadLimit, onRequest: open }, pass)
}
