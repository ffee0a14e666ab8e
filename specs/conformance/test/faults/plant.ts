import { operations } from '../../src/contract/operations.ts'
import type { Fetch } from '../../src/client.ts'

/** A request on its way to the sandbox. */
export interface SentParts {
  readonly operation: string | undefined
  url: string
  readonly method: string
  readonly headers: Headers
  body: string | undefined
}

export interface ReceivedParts {
  status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

export type Next = (sent: SentParts) => Promise<ReceivedParts>
/** What stands between the caller and the sandbox. */
export type Between = (sent: SentParts, next: Next) => Promise<ReceivedParts>

const patterns = [...operations.values()].map(({ id, method, path, base }) => {
  const prefix = { shop: '/store', content: '/cms', cdn: '/cdn' }[base]
  const pattern = (prefix + path).replaceAll(/\{path\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')
  return { id, method: method.toUpperCase(), pattern: new RegExp(`^${pattern}$`) }
})

/** A proxy in front of a back end that plants one fault. */
export const proxy =
  (fetch: Fetch, between: Between): Fetch =>
  async (url, init = {}) => {
    const method = init.method ?? 'GET'
    const { pathname } = new URL(url)
    const operation = patterns.find((one) => one.method === method && one.pattern.test(pathname))?.id
    const body = typeof init.body === 'string' ? init.body : undefined
    const sent: SentParts = { operation, url, method, headers: new Headers(init.headers), body }
    const response = await between(sent, async (sent) => {
      const answer = await fetch(sent.url, {
        method: sent.method,
        headers: Object.fromEntries(sent.headers),
        ...(sent.body === undefined ? {} : { body: sent.body }),
      })
      const text = await answer.text()
      const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== ''
      const headers = new Headers(answer.headers)
      headers.delete('content-length')
      return { status: answer.status, headers, body: isJson ? JSON.parse(text) : text }
    })
    const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body)
    return new Response(response.status === 204 ? null : text, { status: response.status, headers: response.headers })
  }

const of =
  (id: string, between: Between): Between =>
  (sent, next) =>
    sent.operation === id ? between(sent, next) : next(sent)

/** Changes what an operation answers when it succeeds. */
export const answer = (id: string, change: (body: ReceivedParts['body'], sent: SentParts) => unknown): Between =>
  of(id, async (sent, next) => {
    const response = await next(sent)
    if (response.status < 300) {
      const changed = change(response.body, sent)
      if (changed !== undefined) response.body = changed
    }
    return response
  })

/** Changes the whole answer of an operation. */
export const response = (id: string, change: (response: ReceivedParts, sent: SentParts) => void): Between =>
  of(id, async (sent, next) => {
    const response = await next(sent)
    change(response, sent)
    return response
  })

/** Changes the request before the sandbox sees it. */
export const request = (id: string, change: (sent: SentParts) => void): Between =>
  of(id, (sent, next) => {
    change(sent)
    return next(sent)
  })

/** Changes the JSON body of a request. */
// oxlint-disable-next-line typescript/no-explicit-any
export const sent = (id: string, change: (body: any) => void): Between =>
  request(id, (sent) => {
    try {
      const body: unknown = JSON.parse(sent.body ?? '')
      change(body)
      sent.body = JSON.stringify(body)
    } catch {
      // a body that is no JSON stays what it is
    }
  })

/** A refusal of this code is taken for a success: the answer of a good request instead. */
export const forgiving = (id: string, code: string, body: unknown): Between =>
  response(id, (response) => {
    const codes = (response.body.errors ?? []) as { code: string }[]
    if (response.status < 400 || !codes.some((error) => error.code === code)) return
    response.status = 200
    response.body = typeof body === 'function' ? body() : body
  })

/** Remembers what an operation answered, for later requests. */
export function remembering(
  id: string,
  later: (response: ReceivedParts, first: ReceivedParts, sent: SentParts) => void,
): Between {
  let first: ReceivedParts | undefined
  return response(id, (response, sent) => {
    if (response.status >= 300) return
    if (first) later(response, first, sent)
    else first = { ...response, body: structuredClone(response.body) }
  })
}
