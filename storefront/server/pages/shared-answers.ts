import { LRUCache } from 'lru-cache'
import { urlOf } from '../http/web.ts'

interface Kept {
  readonly text: string
  readonly type: string
  readonly until: number
}

interface Asked {
  readonly answer: Promise<Kept | Response>
  readonly since: number
}

/** Header of answers that look good and are of no use: no JSON, torn JSON, GraphQL without data. */
export const unusable = 'x-unusable'

export interface SharedAnswersOptions {
  readonly ttlMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

const segmentHeaders = [
  'x-locale',
  'x-domain-code',
  'x-translation-variant',
  'x-currency',
  'x-user-variant',
  'x-user-groups',
]

/** Who asks later than this does not join, so that one request that hangs does not hold all who come after it. */
const joinMs = 1_500
const giveUpMs = 5_000

interface GraphqlBody {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[]
}

const isWhole = (body: GraphqlBody | null) =>
  body?.errors?.length ? body.errors[0]?.extensions?.code === 'forbidden' : Boolean(body?.data)

function isUsable(url: string, text: string, type: string): boolean {
  if (!type.includes('json')) return false
  try {
    const body = JSON.parse(text) as GraphqlBody | null
    return !url.endsWith('/graphql') || isWhole(body)
  } catch {
    return false
  }
}

const waitOf = ({ headers }: Response): Record<string, string> => {
  const wait = headers.get('retry-after')
  return wait === null ? {} : { 'retry-after': wait }
}

const answer = ({ text, type }: Pick<Kept, 'text' | 'type'>) =>
  new Response(text, { headers: { 'content-type': type } })

const keyOf = (input: RequestInfo | URL, init: RequestInit): string => {
  const headers = new Headers(init.headers)
  const segment = segmentHeaders.map((name) => headers.get(name) ?? '').join('|')
  return [init.method ?? 'GET', urlOf(input), segment, typeof init.body === 'string' ? init.body : ''].join(' ')
}

/** Answers that pages share. */
export interface SharedAnswers {
  readonly send: typeof fetch
  /** Forgets the answer to a request that led to nothing good, so that the next page asks anew. */
  readonly forget: (input: RequestInfo | URL, init?: RequestInit) => void
}

/**
 * A fetch that remembers good answers for a short while, per segment, and lets many who ask at once share one request.
 * Only for what is the same for everybody of a segment: pages made one after another then cost the back end little.
 */
export function sharedAnswers(
  send: typeof fetch,
  { ttlMs, maxBytes, now = Date.now }: SharedAnswersOptions,
): SharedAnswers {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ text }) => text.length * 2 + 200 })
  const asking = new Map<string, Asked>()

  const ask = async (key: string, url: string, init: RequestInit): Promise<Kept | Response> => {
    // one visitor who gives up must not take the answer from the others
    const { signal: _, ...rest } = init
    const response = await send(url, { ...rest, signal: AbortSignal.timeout(giveUpMs) })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const { status } = response
    if (!response.ok) return new Response(text, { status, headers: { 'content-type': type, ...waitOf(response) } })
    if (!isUsable(url, text, type)) return new Response(text, { headers: { 'content-type': type, [unusable]: '1' } })
    const entry = { text, type, until: now() + ttlMs }
    kept.set(key, entry)
    return entry
  }

  const begin = (key: string, url: string, init: RequestInit): Asked => {
    const asked: Asked = {
      since: now(),
      answer: ask(key, url, init).finally(() => {
        if (asking.get(key) === asked) asking.delete(key)
      }),
    }
    asking.set(key, asked)
    return asked
  }

  return {
    async send(input, init = {}) {
      const key = keyOf(input, init)
      const found = kept.get(key)
      if (found && found.until > now()) return answer(found)
      const running = asking.get(key)
      const joined = running !== undefined && now() - running.since < joinMs ? running : begin(key, urlOf(input), init)
      const got = await joined.answer
      return got instanceof Response ? got.clone() : answer(got)
    },
    forget: (input, init = {}) => void kept.delete(keyOf(input, init)),
  }
}
