import { LRUCache } from 'lru-cache'
import { urlOf } from '../http/web.ts'

interface Kept {
  readonly text: string
  readonly type: string
  readonly until: number
}

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

const answer = ({ text, type }: Pick<Kept, 'text' | 'type'>) =>
  new Response(text, { headers: { 'content-type': type } })

/**
 * A fetch that remembers good answers for a short while, per segment, and lets many who ask at once share one request.
 * Only for what is the same for everybody of a segment: pages made one after another then cost the back end little.
 */
export function sharedAnswers(
  send: typeof fetch,
  { ttlMs, maxBytes, now = Date.now }: SharedAnswersOptions,
): typeof fetch {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes, sizeCalculation: ({ text }) => text.length * 2 + 200 })
  const asking = new Map<string, Promise<Kept | Response>>()

  const ask = async (key: string, url: string, init: RequestInit): Promise<Kept | Response> => {
    // one visitor who gives up must not take the answer from the others
    const { signal: _, ...rest } = init
    const response = await send(url, { ...rest, signal: AbortSignal.timeout(15_000) })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok) return new Response(text, { status: response.status, headers: response.headers })
    const entry = { text, type, until: now() + ttlMs }
    kept.set(key, entry)
    return entry
  }

  return async (input, init = {}) => {
    const url = urlOf(input)
    const headers = new Headers(init.headers)
    const segment = segmentHeaders.map((name) => headers.get(name) ?? '').join('|')
    const key = [init.method ?? 'GET', url, segment, typeof init.body === 'string' ? init.body : ''].join(' ')
    const found = kept.get(key)
    if (found && found.until > now()) return answer(found)
    const running = asking.get(key) ?? ask(key, url, init).finally(() => asking.delete(key))
    asking.set(key, running)
    const got = await running
    return got instanceof Response ? got.clone() : answer(got)
  }
}
