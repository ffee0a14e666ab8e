import { parseForwardedFor, normalizeIp } from '@vanek/sdk/integrations/ip-country'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageRequest } from './page-request.ts'
import { visitorAddress } from './visitor-address.ts'

/** The address that a fetch is called with. */
export const urlOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input instanceof URL ? input.href : input

const withoutBody = new Set(['GET', 'HEAD'])

/** A web `Request` for a request of Fastify. Its URL has our origin; the host that the client sent is in its headers only. */
export function webRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const body = request.body as Buffer<ArrayBuffer> | undefined
  return new Request(origin + request.url, {
    method: request.method,
    headers,
    signal,
    ...(!withoutBody.has(request.method) && body?.length && { body }),
  })
}

/** A signal that aborts when the client disconnects before it is answered. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort(new Error('The client went away'))
  })
  return disconnected.signal
}

/** The address of the client. A forwarded address counts only if trusted proxies have added it. */
function firstAddressOf({ ip, ips, headers }: FastifyRequest): string {
  const forwarded = ips && ips.length > 1 ? [headers['x-forwarded-for'] ?? []].flat().join(',') : ''
  return parseForwardedFor(forwarded) ?? normalizeIp(ip) ?? ip
}

interface PageParts {
  readonly origin: string
  readonly trustedProxies: readonly string[]
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal
}

/** A request as pages see it. */
export const pageRequest = (request: FastifyRequest, { origin, trustedProxies, signal }: PageParts): PageRequest => ({
  id: request.id,
  method: request.method,
  address: visitorAddress(request.ip, trustedProxies),
  firstAddress: firstAddressOf(request),
  url: request.url,
  header(name) {
    const value = request.headers[name]
    return typeof value === 'string' ? value : undefined
  },
  web: () => webRequest(request, origin, signal),
})
