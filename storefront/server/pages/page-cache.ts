import { LRUCache } from 'lru-cache'
import type { KeptPage } from './stored-page.ts'

/** How pages are kept. Times in milliseconds. */
export interface KeeperOptions {
  /** A page this young is shown without a thought. */
  readonly freshMs: number
  /** After that it is still shown this long, while a new one is made; also when a new one cannot be made. */
  readonly staleMs: number
  /** Memory for all pages together. */
  readonly maxBytes: number
  readonly now?: () => number
  /** Makes the smaller bytes of a page that is asked for often; run for one page at a time, in the background. */
  readonly squeeze?: (page: KeptPage) => Promise<KeptPage>
  /** How many times the same bytes are asked for until they are squeezed. */
  readonly squeezeAfter?: number
  readonly onError?: (error: unknown) => void
}

/** What was made and must not be kept; all who waited for it get it. */
export interface Unkept<T> {
  readonly unkept: T
  /** Whether it is only a stopgap: an older page of the same key is better and stays. */
  readonly stopgap: boolean
}

/** Keeps pages. */
export interface Keeper<T> {
  /** The page if it can be shown at once. One that is stale is made anew behind the visitor's back. */
  find(key: string, make?: Make<T>): KeptPage | undefined
  /** The page, made if need be; many who ask at once wait for one making. */
  get(key: string, make: Make<T>): Promise<KeptPage | Unkept<T>>
}

/** Makes a page. */
export type Make<T> = () => Promise<KeptPage | Unkept<T>>

/** Makes a keeper: bounded by bytes, the pages asked for longest ago go first. */
export function createKeeper<T>(options: KeeperOptions): Keeper<T> {
  const { freshMs, staleMs, maxBytes, now = Date.now, squeeze, squeezeAfter = 1, onError = () => {} } = options
  const pages = new LRUCache<string, KeptPage>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size })
  const making = new Map<string, Promise<KeptPage | Unkept<T>>>()
  /** How often these bytes were asked for; nothing more is counted once they are squeezed or queued for it. */
  const asked = new WeakMap<Buffer, number>()
  let queue = Promise.resolve()

  // the smallest brotli takes longer than the page itself: pages that hardly anybody asks for go without
  const count = (key: string, page: KeptPage) => {
    const { body } = page.variants.br
    const times = (asked.get(body) ?? 0) + 1
    asked.set(body, times)
    if (!squeeze || times !== squeezeAfter) return
    const kept = () => pages.peek(key)
    const run = async () => {
      if (kept()?.variants.br.body !== body) return
      const small = await squeeze(page)
      asked.set(small.variants.br.body, Infinity)
      const current = kept()
      // a page that was made anew meanwhile with other bytes stays
      if (current?.variants.br.body !== body) return
      pages.set(key, { ...small, madeAt: current.madeAt, until: current.until })
    }
    queue = queue.then(run).catch(onError)
  }

  const store = (key: string, made: KeptPage): KeptPage => {
    const old = pages.peek(key)
    // the same bytes as before are not compressed again
    const same = old?.hash === made.hash && old.headers['cache-control'] === made.headers['cache-control']
    const page = same ? { ...old, madeAt: made.madeAt, until: made.until } : made
    pages.set(key, page)
    return page
  }

  const start = (key: string, make: Make<T>): Promise<KeptPage | Unkept<T>> => {
    const running = making.get(key)
    if (running) return running
    const run = async () => {
      try {
        const made = await make()
        if (!('unkept' in made)) return store(key, made)
        if (!made.stopgap) pages.delete(key)
        return made
      } finally {
        making.delete(key)
      }
    }
    const promise = run()
    making.set(key, promise)
    return promise
  }

  const ageOf = (page: KeptPage) => now() - page.madeAt

  const find: Keeper<T>['find'] = (key, make) => {
    const page = pages.get(key)
    if (!page || now() >= (page.until ?? Infinity)) return undefined
    const age = ageOf(page)
    if (age >= freshMs) {
      if (age >= freshMs + staleMs || !make) return undefined
      start(key, make).catch(onError)
    }
    count(key, page)
    return page
  }

  return { find, get: async (key, make) => find(key, make) ?? start(key, make) }
}
