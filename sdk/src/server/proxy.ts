import { cacheControl } from './cache-policy.ts'
import { readLimited, refuse, textOf, withinLimit } from './proxy/body.ts'
import { captureTokens, currentOrder, dropDead, endVisit } from './proxy/capture.ts'
import { deadline } from './proxy/deadline.ts'
import { fileHeaders, photoHeaders, requestHeaders, responseHeaders, type ProxySegment } from './proxy/headers.ts'
import { isOrder } from './proxy/is-order.ts'
import { type SendRequest, revokeIfRestricted, tokenIn } from './proxy/restricted-customer.ts'
import {
  type Operation,
  operationTable,
  type OperationsAt,
  type ProxyOperation,
  type Target,
} from './proxy/operations.ts'
import { englishTexts, type ProxyTexts } from './proxy/texts.ts'
import { isSafeMethod, isSameOrigin } from './same-origin.ts'
import type { Session } from './session.ts'

/** Configuration of {@link createProxy}. */
export interface ProxyConfig {
  /** Bases of the back ends, without a trailing slash. */
  readonly targets: Readonly<Record<Target, string>>
  /** Operations to forward beside those of the contract. Personal data belong below `/api/v1/user`. */
  readonly operations?: readonly ProxyOperation[] | undefined
  /** Sends requests to the back ends; the global `fetch` by default. */
  readonly fetch?: typeof fetch | undefined
  /**
   * Timeout of a whole exchange, in milliseconds.
   *
   * @defaultValue 15_000
   */
  readonly timeoutMs?: number | undefined
  /**
   * The most bytes of a request body.
   *
   * @defaultValue 65_536
   */
  readonly bodyLimit?: number | undefined
  /**
   * The most bytes of an uploaded file.
   *
   * @defaultValue 8 MiB
   */
  readonly uploadLimit?: number | undefined
  /**
   * The most bytes of a response.
   *
   * @defaultValue 4 MiB
   */
  readonly answerLimit?: number | undefined
  /**
   * The most bytes of a downloaded file, which is streamed.
   *
   * @defaultValue 64 MiB
   */
  readonly fileLimit?: number | undefined
  /**
   * Timeout of a whole file, in milliseconds.
   *
   * @defaultValue 120_000
   */
  readonly fileTimeoutMs?: number | undefined
  /** Texts of the proxy's own error responses. Missing ones are in English. */
  readonly texts?: Partial<ProxyTexts> | undefined
}

/** The visitor of a request, and the id of the request. */
export interface ProxyVisitor {
  /** Tokens of the visitor; the proxy reads and changes them. */
  readonly session: Session
  /** Price variant and customer groups of the visitor, sent to the back ends. */
  readonly segment: ProxySegment
  /** Id of the request; sent to the back end and part of error responses of the proxy. */
  readonly requestId: string
  /** IP address of the visitor, forwarded to the back end, so that it can slow down password guessing. */
  readonly address?: string | undefined
  /** Whether the server itself makes the call while rendering; its origin is not checked then. @defaultValue false */
  readonly internal?: boolean | undefined
}

/** Forwards a request. Never throws; failures are error responses in the format of the back end. */
export type Proxy = (request: Request, visitor: ProxyVisitor) => Promise<Response>

const unlisted = /%(2e|2f|5c|00|25)|\\|\/\/|\/\.\.?(\/|$)/i

/** The operation of a request, or the allowed methods of its path; empty for an unknown path. */
function find(
  operationsAt: OperationsAt,
  path: string,
  method: string,
): Operation | { readonly allowed: readonly string[] } {
  const operations = unlisted.test(path) ? undefined : operationsAt(path)
  return operations?.get(method) ?? { allowed: [...(operations?.keys() ?? [])] }
}

/** Placeholder of the current order in a path, optionally with the number of the order that the page shows. */
const ownOrder = new RegExp(`/${currentOrder}(?:~([\\w-]{1,64}))?(?=/|$)`)

const cacheOf = ({ target, method }: Operation, answer: Response): string =>
  (target !== 'shop' && method === 'GET' && answer.ok && answer.headers.get('cache-control')) || cacheControl.personal

/**
 * Creates the proxy between the pages of a shop and its back ends. Only operations of the contract are allowed, and
 * those of `operations`. Cookies and credentials of the browser are not forwarded; the proxy adds the tokens of the
 * session. Tokens in responses are stored in the session and removed from the response.
 *
 * @param config - Base URLs of the back ends, limits in bytes and milliseconds, and further operations.
 * @returns A function that takes a request and the session, and returns the response.
 * @example
 * ```ts
 * const proxy = createProxy({
 *   targets: {
 *     shop: 'http://127.0.0.1:4300/store',
 *     content: 'http://127.0.0.1:4300/cms',
 *     services: 'http://127.0.0.1:4300/services',
 *   },
 *   operations: [{ target: 'shop', method: 'GET', path: '/api/v1/user/gift-cards/{code}' }],
 * })
 * ```
 * @throws an error when one of `operations` is in the contract already, or has a path of another back end
 */
export function createProxy(config: ProxyConfig): Proxy {
  const { targets, timeoutMs = 15_000, bodyLimit = 65_536, answerLimit = 4 << 20 } = config
  const { fileLimit = 64 << 20, fileTimeoutMs = 120_000, uploadLimit = 8 << 20 } = config
  const texts = { ...englishTexts, ...config.texts }
  const send = config.fetch ?? ((input, init) => globalThis.fetch(input, init))

  const operationsAt = operationTable(config.operations)

  const pathFor = (operation: Operation, path: string, session: Session): string | undefined => {
    if (operation.isOfOrder && ownOrder.test(path)) {
      const token = session.get('order')
      return token && path.replace(ownOrder, `/${encodeURIComponent(token)}`)
    }
    return operation.target === 'shop' ? path : path.slice(operation.target.length + 1)
  }

  return async (request, { session, segment, requestId, address, internal = false }) => {
    const { pathname, search } = new URL(request.url)
    const method = request.method.toUpperCase()
    const operation = find(operationsAt, pathname, method)
    if ('allowed' in operation) {
      const allow = operation.allowed.join(', ')
      if (allow === '') return refuse(404, 'not_found', texts.unknownPath, requestId)
      return refuse(405, 'not_found', texts.unknownMethod, requestId, { allow })
    }
    if (!internal && !isSafeMethod(method) && !isSameOrigin((name) => request.headers.get(name)))
      return refuse(403, 'forbidden', texts.otherOrigin, requestId)
    const path = pathFor(operation, pathname, session)
    if (path === undefined) return refuse(404, 'not_found', texts.noOrder, requestId)

    const { effect, kind, target } = operation
    const tooLong = () => refuse(413, 'payload_too_large', texts.requestTooLarge, requestId)
    const isUpload = kind === 'upload'
    const most = isUpload ? uploadLimit : bodyLimit
    if (Number(request.headers.get('content-length') ?? 0) > most) return tooLong()
    const isPicture = kind === 'picture'
    const isFile = kind === 'file' || isPicture
    const number = operation.isOfOrder ? ownOrder.exec(pathname)?.[1] : undefined
    const limit = deadline(request.signal, isFile || isUpload ? fileTimeoutMs : timeoutMs)
    let inPieces = false
    // a page that renders on this server must not wait for Retry-After
    const away = (code: string, title: string) =>
      refuse(503, code, title, requestId, internal ? {} : { 'retry-after': '1' })
    try {
      const headers = requestHeaders(request.headers, session, segment, operation)
      headers.set('x-request-id', requestId)
      if (address !== undefined && target === 'shop') headers.set('x-forwarded-for', address)
      const beside: SendRequest = (to, init) =>
        send(`${targets.shop}${to}`, { ...init, redirect: 'manual', signal: limit.signal })
      if (number !== undefined && !(await isOrder(beside, headers, session.get('order') ?? '', number)))
        return refuse(404, 'not_found', texts.otherOrder, requestId)
      const sent = isSafeMethod(method) ? new Uint8Array() : await readLimited(request.body, most)
      if (sent === undefined) return tooLong()
      const body = isUpload ? sent : textOf(sent)
      const answer = await send(`${targets[target]}${path}${search}`, {
        method,
        headers,
        redirect: 'manual',
        signal: limit.signal,
        ...(body.length > 0 && { body }),
      })
      if (isFile && answer.ok && answer.body) {
        const shown = isPicture ? photoHeaders(answer.headers) : fileHeaders(answer.headers)
        if (!shown) {
          await answer.body.cancel()
          return refuse(502, 'server', texts.noPhoto, requestId)
        }
        inPieces = true
        return new Response(withinLimit(answer.body, fileLimit, limit.clear), { headers: shown })
      }
      const bytes = await readLimited(answer.body, answerLimit)
      if (bytes === undefined) return refuse(502, 'server', texts.answerTooLarge, requestId)
      const json = /[/+]json\b/.test(answer.headers.get('content-type') ?? '')
      const back = responseHeaders(answer.headers, cacheOf(operation, answer))
      const reply = (content: BodyInit) =>
        new Response(answer.status === 204 ? null : content, { status: answer.status, headers: back })
      if (!json || (answer.ok && !effect)) return reply(bytes)
      const data: unknown = JSON.parse(textOf(bytes))
      if (!answer.ok) {
        dropDead(effect, answer.status, data, session)
        return reply(bytes)
      }
      const entering = effect === 'login' || effect === 'exchange' ? tokenIn(data) : undefined
      if (entering !== undefined && (await revokeIfRestricted(beside, headers, entering)))
        return refuse(403, 'customer_restricted', texts.restricted, requestId)
      if (effect) captureTokens(effect, data, session)
      return reply(JSON.stringify(data))
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError'
      if (late) return away('timeout', texts.late)
      return away('server', texts.away)
    } finally {
      if (!inPieces) limit.clear()
      if (effect === 'logout') endVisit(effect, session)
    }
  }
}
