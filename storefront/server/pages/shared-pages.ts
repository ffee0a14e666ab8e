import { cacheControl, type CacheTimes } from '@vanek/sdk/server'
import type { RenderedPage, Renderer } from '../../src/composition/entry-server.tsx'
import type { Config } from '../config/config.ts'
import type { Answer } from '../http/answer.ts'
import type { Loaded, NotStored } from '../cache/cache.ts'
import type { LoadPage, PageCache } from './page-cache.ts'
import { urlOfKey } from './page-key.ts'
import { storedPage, type StoredPage } from './stored-page.ts'
import type { Document } from './document.ts'
import type { PageData } from './page-data.ts'
import { withOutageStatus, type Answers } from './answers.ts'
import type { Circuit } from '../back-ends/circuit.ts'
import { sharedEnv } from './page-env.ts'
import type { PageRequest } from '../http/page-request.ts'
import { expiryOf, type LoaderCache } from './loader-cache.ts'
import type { Segment } from '../visitors/segments.ts'
import type { FetchCache } from '../back-ends/fetch-cache.ts'
import { startTime, type TimeLimit } from './time-limit.ts'
import { createBackendMonitor } from './backend-monitor.ts'

/** Seconds that public pages are fresh, and after that stale but still shown. */
export const pageTimes = { fresh: 60, stale: 600 } as const

/** The same for a page that expires in so many milliseconds. */
const timesUntil = (leftMs: number): CacheTimes => {
  const left = Math.max(0, Math.floor(leftMs / 1000))
  const fresh = Math.min(pageTimes.fresh, left)
  return { fresh, stale: Math.min(pageTimes.stale, left - fresh) }
}

export interface SharedPagesParts {
  readonly config: Config
  /** Headers of every page. */
  readonly html: Readonly<Record<string, string>>
  readonly renderer: Renderer
  readonly documentOf: (page: RenderedPage, asFiles?: boolean) => Document
  readonly answers: Answers
  readonly pageCache: PageCache<Uncached>
  /** The data of those pages. */
  readonly pageData: PageData
  /** Fetch for data that are the same for a whole segment. */
  readonly fetch: typeof fetch
  /** The same, but products and their reviews are not taken from a cache. */
  readonly fetchNew: typeof fetch
  /** Removes one of those answers from their cache. */
  readonly purgeAnswer: FetchCache['purge']
  /** Recent results of the loaders of public pages. */
  readonly loaderCache: LoaderCache
  /** Which back ends are down. */
  readonly circuit: Circuit
  /** Whether the back ends are still starting. */
  readonly isOpening: () => Promise<boolean>
  readonly onError: (error: unknown, requestId?: string) => void
  readonly onWarning: (message: string, details: unknown, requestId?: string) => void
}

/** A page as it was rendered, or where it leads. */
export type Made = RenderedPage | Response

/** A page that must not be cached. */
export interface Uncached {
  readonly made: Made
  /** Whether a back end did not answer as it should: an older page is better. */
  readonly isDegraded: boolean
}

/** Loads without the cache; nothing is shared. */
const unshared = async (load: LoadPage<Uncached>): Promise<StoredPage | Uncached> => {
  const loaded = await load(undefined)
  return 'notStored' in loaded ? loaded.notStored : loaded.value
}

const uncached = (made: Made, isDegraded: boolean): NotStored<Uncached> => ({
  notStored: { made, isDegraded },
  purge: !isDegraded,
})

interface Asked {
  readonly time: TimeLimit
  /** Whether it is for a visitor who has changed the page: they get a new one, if there can be one. */
  readonly isNew: boolean
}

interface Making extends Asked {
  readonly previous?: StoredPage | undefined
  readonly requestId?: string
}

/** Pages that are the same for everybody of a segment. */
export interface SharedPages {
  answer(segment: Segment, request: PageRequest, key: string, asked: Asked): Promise<Answer>
  /** Loads the page of a key into the cache, or returns the answer in its place. */
  load(segment: Segment, key: string): LoadPage<Uncached>
  /** Stores the data of a page again if they are what the page with this hash names. */
  restoreData(segment: Segment, key: string, hash: string): Promise<void>
}

/** Renders public pages, which are cached unless the configuration turns that off. */
export function createSharedPages(parts: SharedPagesParts): SharedPages {
  const { config, renderer, documentOf, answers, pageCache, pageData, loaderCache } = parts
  const { circuit, isOpening, onError, onWarning } = parts

  const make = async (
    { key: segmentKey, settings, open }: Segment,
    key: string,
    { time, isNew, previous, requestId }: Making,
  ): Promise<Loaded<StoredPage> | NotStored<Uncached>> => {
    let leak: string | undefined
    const read: string[] = []
    const monitor = createBackendMonitor([config.shopUrl, config.contentUrl], circuit)
    const report = (error: unknown) => onError(error, requestId)
    const warn = (message: string, details?: unknown) => onWarning(message, details, requestId)
    const making = { fetch: isNew ? parts.fetchNew : parts.fetch, time, monitor, circuit, report, warn }
    const rendered = await renderer.render({
      // built from the key alone, so that nothing else can get into the cached page
      request: new Request(config.origin + urlOfKey(key)),
      env: sharedEnv(config, settings, making, (what) => (leak = what)),
      settings,
      remember: async (name, load) => {
        if (isNew) return load()
        const own = `${segmentKey} ${name}`
        read.push(own)
        return loaderCache.get(own, load, monitor)
      },
    })
    if (leak !== undefined) throw new Error(`A page that is cached for everybody read ${leak}`)
    if (rendered instanceof Response) return uncached(rendered, false)
    const made = withOutageStatus(rendered, monitor)
    // a page may have failed because of an answer that only looked good
    if (made.status !== 200) for (const [input, init] of monitor.requests) parts.purgeAnswer(input, init)
    if (made.status >= 500) for (const own of read) loaderCache.purge(own)
    const isDegraded = made.status >= 500 || monitor.isDegraded()
    if (made.status !== 200 || isDegraded || isNew || !config.cachePages) return uncached(made, isDegraded)
    const expiresAt = Math.min(...Object.values(made.state.loaderData ?? {}).map((own) => expiryOf(own) ?? Infinity))
    const cache = open ? cacheControl.shared(timesUntil(expiresAt - Date.now())) : cacheControl.segment
    const { html, files } = documentOf(made, true)
    const [page] = await Promise.all([
      storedPage(html, { ...parts.html, 'cache-control': cache }, previous),
      pageData.add(files, open),
    ])
    return { value: { ...page, files: files.map(({ hash }) => hash) }, expiresAt }
  }

  const load: SharedPages['load'] = (segment, key) => async (previous) =>
    make(segment, key, { time: startTime({ factor: config.backendPatience }), isNew: false, previous })

  return {
    load,
    async restoreData(segment, key, hash) {
      if (!config.cachePages) return
      const page = await pageCache.get(key, load(segment, key))
      // a page that was rendered just now has stored them
      if ('files' in page && page.files?.includes(hash) && !pageData.has(hash)) await load(segment, key)(page)
    },
    async answer(segment, request, key, { time, isNew }) {
      const run =
        (isNew: boolean): LoadPage<Uncached> =>
        async (previous) =>
          make(segment, key, { time, isNew, previous, requestId: request.id })
      const own = isNew ? await unshared(run(true)).catch(() => undefined) : undefined
      const isComplete = own && 'made' in own && !own.isDegraded
      const usual = async () => (config.cachePages ? pageCache.get(key, run(false)) : unshared(run(false)))
      // without a back end an older page is better
      const got = isComplete ? own : await usual()
      if (!('made' in got))
        return pageCache.answer(got, request.header('accept-encoding'), request.header('if-none-match'))
      if (got.isDegraded && (await isOpening())) return answers.opening(request.id)
      if (got.made instanceof Response) return answers.passOn(got.made, request)
      return answers.page(got.made, documentOf(got.made).html)
    },
  }
}
