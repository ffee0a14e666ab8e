import { createCache, type Cache, type CacheOptions, type Load } from '../cache/cache.ts'
import { flatHeaders, type Answer } from '../http/answer.ts'
import { encodingFor, matchesTag, type Encoding } from '../http/encoding.ts'
import { recoded, sizeOf, smallPage, tagOf, type StoredPage } from './stored-page.ts'

export interface PageCacheOptions extends Pick<
  CacheOptions<StoredPage>,
  'freshMs' | 'staleMs' | 'maxBytes' | 'trialBytes' | 'onError' | 'now'
> {
  /** Memory for pages in other encodings than brotli. */
  readonly otherBytes: number
  /** After how many requests a page is compressed at best quality. */
  readonly hotAfter?: number
  readonly shrink?: (page: StoredPage) => Promise<StoredPage>
}

/** Loads a page, or an answer in its place. */
export type LoadPage<U> = Load<StoredPage, U>

/** Public pages, ready to be sent. */
export interface PageCache<U> extends Pick<Cache<StoredPage, U>, 'lookup' | 'get' | 'bytes'> {
  /** The answer for these headers; undefined if the page has to be compressed first. */
  answerNow(page: StoredPage, acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Answer | undefined
  answer(page: StoredPage, acceptEncoding: string | undefined, ifNoneMatch: string | undefined): Promise<Answer>
}

/** How many stale pages are rendered in the background at once: a full cache must not block the server. */
const revalidations = 4
const usuallyHotAfter = 2

interface Sent {
  readonly full: readonly string[]
  readonly notModified: readonly string[]
}

function headersOf({ headers }: StoredPage, tag: string, encoding: Encoding, length: number): Sent {
  const { 'content-type': type = '', ...rest } = headers
  const notModified = flatHeaders({ ...rest, etag: tag, vary: 'accept-encoding' })
  const own = {
    'content-type': type,
    'content-length': String(length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return { notModified, full: [...notModified, ...flatHeaders(own)] }
}

/** Creates the page cache. Pages are stored in brotli: compressed quickly at first, at best quality after many requests. */
export function createPageCache<U>(options: PageCacheOptions): PageCache<U> {
  const { otherBytes, hotAfter = usuallyHotAfter, shrink = smallPage, onError = () => {}, ...own } = options
  const pages = createCache<StoredPage, U>({ ...own, onError, revalidations, sizeOf })
  /** Keyed by tag, so that a page is never sent with the bytes of another. */
  const others = createCache<Buffer>({ freshMs: Infinity, maxBytes: otherBytes, sizeOf: ({ length }) => length })
  const sent = new WeakMap<StoredPage, Sent>()
  const hits = new WeakMap<StoredPage, number>()
  let shrinking = Promise.resolve()

  const count = (key: string, page: StoredPage) => {
    if (page.isSmall) return
    const times = (hits.get(page) ?? 0) + 1
    hits.set(page, times)
    if (times !== hotAfter) return
    const run = async () => {
      // a page that was rendered again meanwhile is not hot yet
      if (pages.peek(key) === page) pages.replace(key, page, await shrink(page))
      hits.delete(page)
    }
    // one at a time
    shrinking = shrinking.then(run).catch(onError)
  }

  /** Headers of brotli, created once, because nearly all visitors get them. */
  const brotliHeaders = (page: StoredPage, tag: string): Sent => {
    const known = sent.get(page) ?? headersOf(page, tag, 'br', page.br.length)
    sent.set(page, known)
    return known
  }

  const answerWith = (
    page: StoredPage,
    encoding: Encoding,
    body: Buffer | undefined,
    has?: string,
  ): Answer | undefined => {
    const tag = tagOf(page, encoding)
    const isKnown = matchesTag(has, tag)
    if (!isKnown && !body) return undefined
    const { full, notModified } =
      encoding === 'br' ? brotliHeaders(page, tag) : headersOf(page, tag, encoding, body?.length ?? 0)
    return isKnown ? { status: 304, headers: notModified } : { status: 200, headers: full, body }
  }

  const bytesNow = (page: StoredPage, encoding: Encoding) =>
    encoding === 'br' ? page.br : others.lookup(tagOf(page, encoding))

  const answerNow: PageCache<U>['answerNow'] = (page, acceptEncoding, ifNoneMatch) => {
    const encoding = encodingFor(acceptEncoding)
    return answerWith(page, encoding, bytesNow(page, encoding), ifNoneMatch)
  }

  const lookup: PageCache<U>['lookup'] = (key, load) => {
    const page = pages.lookup(key, load)
    if (page) count(key, page)
    return page
  }

  return {
    bytes: () => pages.bytes() + others.bytes(),
    lookup,
    get: async (key, load) => lookup(key, load) ?? pages.get(key, load),
    answerNow,
    async answer(page, acceptEncoding, ifNoneMatch) {
      const now = answerNow(page, acceptEncoding, ifNoneMatch)
      if (now) return now
      const encoding = encodingFor(acceptEncoding) === 'gzip' ? 'gzip' : 'identity'
      const body = await others.get(tagOf(page, encoding), async () => ({ value: await recoded(page, encoding) }))
      return answerWith(page, encoding, body) as Answer
    },
  }
}
