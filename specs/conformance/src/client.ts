import { contractViolations } from './contract/validate.ts'
import { operationOf, type Base, type Operation } from './contract/operations.ts'

export interface RequestOptions {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  /** Text that is sent instead of `body`. */
  readonly raw?: string
  /** Token of a guest cart. */
  readonly cart?: string | undefined
  /** Token of a signed-in customer. */
  readonly bearer?: string | undefined
  /** Idempotency key. */
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A request with its response. */
export interface Exchange {
  readonly operation: string
  readonly sent: SentRequest
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed JSON. Untyped, because the checks verify its shape. */
  readonly body: any // oxlint-disable-line typescript/no-explicit-any
  /** How the response differs from the contract. */
  readonly violations: readonly string[]
}

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** The back end did not respond. */
export class UnreachableError extends Error {}

/** The back end rejects requests with 429. */
export class RateLimitedError extends Error {}

const timeoutMs = 20_000
const maxRetryAfterSeconds = 10

export interface Client {
  readonly request: (id: string, options?: RequestOptions) => Promise<Exchange>
  /** Requests a path that is not an operation of the contract. */
  readonly get: (base: Base, path: string) => Promise<Exchange>
  readonly exchanges: readonly Exchange[]
}

export function createClient(bases: Readonly<Partial<Record<Base, string>>>, fetch: Fetch): Client {
  const exchanges: Exchange[] = []

  async function send(sent: SentRequest, retries = 2): Promise<Response> {
    const init = { method: sent.method, headers: sent.headers, ...(sent.body === undefined ? {} : { body: sent.body }) }
    const response = await fetch(sent.url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((reason: unknown) => {
      const cause = reason instanceof Error ? ((reason.cause as Error | undefined)?.message ?? reason.message) : ''
      throw new UnreachableError(`${sent.method} ${sent.url} did not respond: ${cause}`, { cause: reason })
    })
    if (response.status !== 429) return response
    const seconds = Number(response.headers.get('retry-after') ?? maxRetryAfterSeconds + 1)
    if (retries === 0 || seconds > maxRetryAfterSeconds)
      throw new RateLimitedError(`${sent.method} ${sent.url} is rate limited for ${seconds} s.`)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return send(sent, retries - 1)
  }

  async function exchange(operation: Operation | undefined, sent: SentRequest): Promise<Exchange> {
    const response = await send(sent)
    const { status, headers } = response
    const type = headers.get('content-type')?.split(';')[0]?.trim() ?? ''
    const text = await response.text()
    const body = parseJson(text)
    const result: Exchange = {
      ...{ operation: operation?.id ?? `${sent.method} ${sent.url}`, sent, status, headers, text, body },
      violations: operation ? contractViolations(operation, { status, type, text, body }) : [],
    }
    exchanges.push(result)
    return result
  }

  return {
    exchanges,
    request(id, options = {}) {
      const operation = operationOf(id)
      const base = bases[operation.base]
      if (base === undefined) throw new Error(`The URL of the ${operation.base} service is missing.`)
      return exchange(operation, {
        method: operation.method.toUpperCase(),
        url: base + pathOf(operation, options),
        headers: headersOf(options),
        body: options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body)),
      })
    },
    get: (base, path) =>
      exchange(undefined, { method: 'GET', url: `${bases[base]}${path}`, headers: {}, body: undefined }),
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pathOf({ path }: Operation, options: RequestOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = options.path?.[name]
    if (value === undefined) throw new Error(`The path parameter ${name} of ${path} is missing.`)
    return String(value).split('/').map(encodeURIComponent).join('/')
  })
  const query = Object.entries(options.query ?? {}).filter(([, value]) => value !== undefined)
  if (query.length === 0) return filled
  return `${filled}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString()}`
}

const headersOf = ({ body, raw, cart, bearer, key, headers }: RequestOptions): Record<string, string> => ({
  accept: 'application/json',
  ...(body === undefined && raw === undefined ? {} : { 'content-type': 'application/json' }),
  ...(cart === undefined ? {} : { 'x-guest-cart-token': cart }),
  ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...headers,
})
