import { operations } from '../../src/contract/operations.ts'
import type { Fetch } from '../../src/client.ts'

/** A request to the sandbox, which a fault may change. */
export interface InterceptedRequest {
  readonly operation: string | undefined
  url: string
  readonly method: string
  readonly headers: Headers
  body: string | undefined
}

/** A response of the sandbox, which a fault may change. */
export interface InterceptedResponse {
  status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export type Next = (request: InterceptedRequest) => Promise<InterceptedResponse>
/** Middleware between the checks and the sandbox. */
export type Interceptor = (request: InterceptedRequest, next: Next) => Promise<InterceptedResponse>

const patterns = [...operations.values()].map(({ id, method, path, base }) => {
  const prefix = { shop: '/store', content: '/cms', cdn: '/cdn' }[base]
  const pattern = (prefix + path).replaceAll(/\{path\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')
  return { id, method: method.toUpperCase(), pattern: new RegExp(`^${pattern}$`) }
})

/** A fetch that plants one fault between the checks and the back end. */
export const proxy =
  (fetch: Fetch, intercept: Interceptor): Fetch =>
  async (url, init = {}) => {
    const method = init.method ?? 'GET'
    const { pathname } = new URL(url)
    const operation = patterns.find((one) => one.method === method && one.pattern.test(pathname))?.id
    const body = typeof init.body === 'string' ? init.body : undefined
    const request: InterceptedRequest = { operation, url, method, headers: new Headers(init.headers), body }
    const response = await intercept(request, async (changed) => {
      const original = await fetch(changed.url, {
        method: changed.method,
        headers: Object.fromEntries(changed.headers),
        ...(changed.body === undefined ? {} : { body: changed.body }),
      })
      const text = await original.text()
      const isJson = original.headers.get('content-type')?.includes('json') === true && text !== ''
      const headers = new Headers(original.headers)
      headers.delete('content-length')
      return { status: original.status, headers, body: isJson ? JSON.parse(text) : text }
    })
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body)
    return new Response(response.status === 204 ? null : text, { status: response.status, headers: response.headers })
  }

const forOperation =
  (id: string, intercept: Interceptor): Interceptor =>
  (request, next) =>
    request.operation === id ? intercept(request, next) : next(request)

/** Changes or replaces the body of a successful response. */
export const changeBody = (
  id: string,
  change: (body: InterceptedResponse['body'], request: InterceptedRequest) => unknown,
): Interceptor =>
  forOperation(id, async (request, next) => {
    const response = await next(request)
    if (response.status < 300) {
      const changed = change(response.body, request)
      if (changed !== undefined) response.body = changed
    }
    return response
  })

/** Changes any response of an operation. */
export const changeResponse = (
  id: string,
  change: (response: InterceptedResponse, request: InterceptedRequest) => void,
): Interceptor =>
  forOperation(id, async (request, next) => {
    const response = await next(request)
    change(response, request)
    return response
  })

/** Changes a request before the sandbox receives it. */
export const changeRequest = (id: string, change: (request: InterceptedRequest) => void): Interceptor =>
  forOperation(id, (request, next) => {
    change(request)
    return next(request)
  })

/** Changes the JSON body of a request. */
// oxlint-disable-next-line typescript/no-explicit-any
export const changeRequestBody = (id: string, change: (body: any) => void): Interceptor =>
  changeRequest(id, (request) => {
    try {
      const body: unknown = JSON.parse(request.body ?? '')
      change(body)
      request.body = JSON.stringify(body)
    } catch {
      // a body that is not JSON stays unchanged
    }
  })

/** Changes later responses of an operation, given the first one. */
export function changeLaterResponses(
  id: string,
  change: (response: InterceptedResponse, first: InterceptedResponse, request: InterceptedRequest) => void,
): Interceptor {
  let first: InterceptedResponse | undefined
  return changeResponse(id, (response, request) => {
    if (response.status >= 300) return
    if (first) change(response, first, request)
    else first = { ...response, body: structuredClone(response.body) }
  })
}
