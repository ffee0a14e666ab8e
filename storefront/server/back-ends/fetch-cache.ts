import { LRUCache } from 'lru-cache'
import { urlOf } from '../http/web.ts'
import { createEnds } from '../pages/let-go.ts'

interface Kept {
  readonly text: string
  readonly type: string
  readonly at: number
}

interface Asked {
  readonly answer: Promise<Kept | Response>
  readonly since: number
}

/** Header of answers that look good and are of no use: no JSON, torn JSON, GraphQL without data. */
export const unusable = 'x-unusable'

/** Times in milliseconds. */
export interface SharedAnswersOptions {
  /** An answer this young is given without a thought. */
  readonly freshMs: number
  /** After that it is still given this long, while it is asked for anew; also when that fails. */
  readonly staleMs: number
  readonly maxBytes: number
  readonly now?: () => number
}

/** All that a back end is told beside address and body, so that nothing else can decide what is remembered. */
const told = [
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
/** Who brings one of these asks for something of their own. */
const personal = ['authorization', 'cookie', 'x-guest-cart-token']

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

function toldHeaders(init: RequestInit): Headers {
  const headers = new Headers(init.headers)
  const own = personal.find((name) => headers.has(name))
  if (own) throw new Error(`A request with ${own} must not share its answer`)
  return new Headers(
    told.flatMap((name): [string, string][] => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  )
}

const keyOf = (input: RequestInfo | URL, init: RequestInit, headers: Headers): string => {
  const body = typeof init.body === 'string' ? init.body : ''
  return JSON.stringify([init.method ?? 'GET', urlOf(input), told.map((name) => headers.get(name)), body])
}

/** Whether a refusal says that there is nothing more to show, not that the back end has trouble. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Answers that pages share. */
export interface SharedAnswers {
  readonly send: typeof fetch
  /** Forgets the answer to a request that led to nothing good, so that the next page asks anew. */
  readonly forget: (input: RequestInfo | URL, init?: RequestInit) => void
}

/**
 * A fetch that remembers good answers for a short while, per segment, and lets many who ask at once share one request.
 * Only for what is the same for everybody of a segment: pages made one after another then cost the back end little. An
 * answer that is no longer fresh is given once more while the next one is on its way.
 */
export function sharedAnswers(
  send: typeof fetch,
  { freshMs, staleMs, maxBytes, now = Date.now }: SharedAnswersOptions,
): SharedAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // a key holds the whole question, which may be longer than its answer
    sizeCalculation: ({ text }, key) => (text.length + key.length) * 2 + 200,
  })
  const ends = createEnds()
  const asking = new Map<string, Asked>()

  const ask = async (key: string, url: string, init: RequestInit): Promise<Kept | Response> => {
    // one visitor who gives up must not take the answer from the others
    const response = await send(url, { ...init, signal: AbortSignal.timeout(giveUpMs) })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const { status } = response
    if (isFinal(status)) kept.delete(key)
    if (!response.ok) return new Response(text, { status, headers: { 'content-type': type, ...waitOf(response) } })
    if (!isUsable(url, text, type)) return new Response(text, { headers: { 'content-type': type, [unusable]: '1' } })
    const at = now()
    const entry = { text, type, at }
    ends.letGo(at, (old, then) => kept.peek(old)?.at === then - freshMs - staleMs && kept.delete(old))
    kept.set(key, entry)
    ends.note(key, at + freshMs + staleMs)
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
      const url = urlOf(input)
      const headers = toldHeaders(init)
      const key = keyOf(input, init, headers)
      const { signal: _, ...rest } = init
      const request = { ...rest, headers }
      const found = kept.get(key)
      const age = found ? now() - found.at : Infinity
      const running = asking.get(key)
      if (found && age < freshMs + staleMs) {
        // what becomes of the next one is seen by who gets it
        if (age >= freshMs && !running) begin(key, url, request).answer.catch(() => {})
        return answer(found)
      }
      const joined = running !== undefined && now() - running.since < joinMs ? running : begin(key, url, request)
      const got = await joined.answer
      return got instanceof Response ? got.clone() : answer(got)
    },
    forget: (input, init = {}) => void kept.delete(keyOf(input, init, toldHeaders(init))),
  }
}
