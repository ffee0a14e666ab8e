import { createCache, type Lifetimes, type Loaded, type NotStored } from '../cache/cache.ts'
import { urlOf } from '../http/web.ts'

interface StoredAnswer {
  readonly text: string
  readonly type: string
}

/** Header of successful answers that cannot be used: no JSON, invalid JSON, GraphQL without data. */
export const unusable = 'x-unusable'

export interface FetchCacheOptions extends Pick<Lifetimes, 'freshMs' | 'staleMs'> {
  readonly maxBytes: number
  readonly now?: () => number
}

/** Headers that are forwarded and are part of the key, so that nothing else can affect a cached answer. */
const keyHeaders = [
  'accept',
  'content-type',
  'x-locale',
  'x-default-locale',
  'x-domain-code',
  'x-translation-variant',
  'x-currency',
  'x-user-variant',
  'x-user-groups',
]
/** Requests with one of these headers are personal. */
const personal = ['authorization', 'cookie', 'x-guest-cart-token']

/** A later request does not join one in flight, so that one that hangs does not block all others. */
const joinMs = 1_500
const giveUpMs = 5_000

interface GraphqlBody {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

const isComplete = (body: GraphqlBody | null) =>
  body?.errors?.length ? body.errors[0]?.extensions?.code === 'forbidden' : Boolean(body?.data)

function isUsable(url: string, text: string, type: string): boolean {
  if (!type.includes('json')) return false
  try {
    const body = JSON.parse(text) as GraphqlBody | null
    return !url.endsWith('/graphql') || isComplete(body)
  } catch {
    return false
  }
}

const waitOf = ({ headers }: Response): Record<string, string> => {
  const wait = headers.get('retry-after')
  return wait === null ? {} : { 'retry-after': wait }
}

const responseOf = ({ text, type }: StoredAnswer) => new Response(text, { headers: { 'content-type': type } })

function headersOfKey(init: RequestInit): Headers {
  const headers = new Headers(init.headers)
  const own = personal.find((name) => headers.has(name))
  if (own) throw new Error(`A request with ${own} must not share its answer`)
  return new Headers(
    keyHeaders.flatMap((name): [string, string][] => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  )
}

const keyOf = (input: RequestInfo | URL, init: RequestInit, headers: Headers): string => {
  const body = typeof init.body === 'string' ? init.body : ''
  return JSON.stringify([init.method ?? 'GET', urlOf(input), keyHeaders.map((name) => headers.get(name)), body])
}

/** Whether a refusal is final: the back end works, and has nothing else to show. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Answers of back ends that pages share. */
export interface FetchCache {
  readonly send: typeof fetch
  /** Removes a cached answer that turned out to be unusable, so that the next page requests it again. */
  readonly purge: (input: RequestInfo | URL, init?: RequestInit) => void
}

/** Stops waiting when the caller aborts; the work goes on, for others. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop))
}

/**
 * A fetch that caches successful answers for a short time, per segment. Only for data that are the same for a whole
 * segment: pages rendered one after another then cost the back end little.
 */
export function createFetchCache(send: typeof fetch, options: FetchCacheOptions): FetchCache {
  const cache = createCache<StoredAnswer, Response>({ ...options, joinMs, sizeOf: ({ text }) => text.length * 2 })

  const load = async (url: string, init: RequestInit): Promise<Loaded<StoredAnswer> | NotStored<Response>> => {
    // a visitor who aborts must not abort the request of others
    const response = await send(url, { ...init, signal: AbortSignal.timeout(giveUpMs) })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const { status } = response
    if (!response.ok)
      return {
        notStored: new Response(text, { status, headers: { 'content-type': type, ...waitOf(response) } }),
        purge: isFinal(status),
      }
    if (!isUsable(url, text, type))
      return { notStored: new Response(text, { headers: { 'content-type': type, [unusable]: '1' } }) }
    return { value: { text, type } }
  }

  return {
    async send(input, init = {}) {
      const url = urlOf(input)
      const headers = headersOfKey(init)
      const { signal, ...rest } = init
      const loaded = cache.get(keyOf(input, init, headers), async () => load(url, { ...rest, headers }))
      const got = await unlessAborted(loaded, signal)
      // a body can be read once
      return got instanceof Response ? got.clone() : responseOf(got)
    },
    purge: (input, init = {}) => cache.purge(keyOf(input, init, headersOfKey(init))),
  }
}
