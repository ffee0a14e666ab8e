import { cacheControl, type KeepTimes } from '@vanek/sdk/server'
import type { RenderedPage, Renderer } from '../../src/entry-server.tsx'
import type { Config } from '../config/config.ts'
import type { Answer } from '../http/answer.ts'
import type { Keeper, Unkept } from './page-cache.ts'
import { answerWith, keepPage, type KeptPage } from './stored-page.ts'
import { urlOfKey } from './page-key.ts'
import { blamed, type Answers } from './answers.ts'
import type { Circuit } from '../back-ends/circuit.ts'
import { sharedEnv } from './page-env.ts'
import type { PageRequest } from '../http/page-request.ts'
import { keepUntilOf, type Memory } from './loader-cache.ts'
import type { Segment } from '../visitors/segments.ts'
import type { SharedAnswers } from '../back-ends/fetch-cache.ts'
import { startTime, type TimeLimit } from './time-limit.ts'
import { createWitness } from './witness.ts'

/** Seconds that public pages are fresh, and stale but still shown. */
export const keepTimes = { fresh: 60, stale: 600 } as const

/** The same for a page that expires in so many milliseconds. */
const timesUntil = (leftMs: number): KeepTimes => {
  const left = Math.max(0, Math.floor(leftMs / 1000))
  const fresh = Math.min(keepTimes.fresh, left)
  return { fresh, stale: Math.min(keepTimes.stale, left - fresh) }
}

export interface SharedPagesParts {
  readonly config: Config
  /** Headers of every page. */
  readonly html: Readonly<Record<string, string>>
  readonly renderer: Renderer
  readonly documentOf: (page: RenderedPage) => string
  readonly answers: Answers
  readonly keeper: Keeper<Made>
  /** Asks the back ends for what is the same for everybody of a segment. */
  readonly fetch: typeof fetch
  /** Has one of those answers asked for anew. */
  readonly forget: SharedAnswers['forget']
  /** Remembers what loaders of public pages answered. */
  readonly memory: Memory
  /** Which back ends are out of order. */
  readonly circuit: Circuit
  /** Whether the back ends are still starting. */
  readonly isOpening: () => Promise<boolean>
  readonly onError: (error: unknown, requestId?: string) => void
  readonly onWarning: (message: string, details: unknown, requestId?: string) => void
}

/** A page as it was rendered, or where it leads. */
export type Made = RenderedPage | Response

/** Pages that are the same for everybody of a segment. */
export interface SharedPages {
  answer(segment: Segment, request: PageRequest, key: string, time: TimeLimit): Promise<Answer>
  /** Makes the page of a key ready to be kept, or says what came of it instead. */
  make(segment: Segment, key: string): Promise<KeptPage | Unkept<Made>>
}

/** Makes public pages; they are kept unless the configuration says no. */
export function createSharedPages(parts: SharedPagesParts): SharedPages {
  const { config, renderer, documentOf, answers, keeper, memory, circuit, isOpening, onError, onWarning } = parts

  const make = async (
    { key: segmentKey, settings, open }: Segment,
    key: string,
    time: TimeLimit,
    requestId?: string,
  ): Promise<KeptPage | Unkept<Made>> => {
    let leak: string | undefined
    const read: string[] = []
    const witness = createWitness([config.shopUrl, config.contentUrl], circuit)
    const report = (error: unknown) => onError(error, requestId)
    const warn = (message: string, details?: unknown) => onWarning(message, details, requestId)
    const making = { fetch: parts.fetch, time, witness, circuit, report, warn }
    const rendered = await renderer.render({
      // for what the key holds, so that nothing else can get into the bytes
      request: new Request(config.origin + urlOfKey(key)),
      env: sharedEnv(config, settings, making, (what) => (leak = what)),
      settings,
      remember: async (name, load) => {
        const own = `${segmentKey} ${name}`
        read.push(own)
        return memory.remember(own, load, witness)
      },
    })
    if (leak !== undefined) throw new Error(`A page that is kept for everybody asked for ${leak}`)
    if (rendered instanceof Response) return { unkept: rendered, stopgap: false }
    const made = blamed(rendered, witness)
    // what could not be shown may be due to an answer that only looked good
    if (made.status !== 200) for (const [input, init] of witness.asked) parts.forget(input, init)
    if (made.status >= 500) for (const own of read) memory.forget(own)
    const stopgap = made.status >= 500 || witness.isPoor()
    if (made.status !== 200 || stopgap || !config.keepPages) return { unkept: made, stopgap }
    const madeAt = Date.now()
    const until = Math.min(...Object.values(made.state.loaderData ?? {}).map((own) => keepUntilOf(own) ?? Infinity))
    const cache = open ? cacheControl.shared(timesUntil(until - madeAt)) : cacheControl.segment
    return keepPage(documentOf(made), { ...parts.html, 'cache-control': cache }, { madeAt, until })
  }

  return {
    make: (segment, key) => make(segment, key, startTime({ factor: config.backendPatience })),
    async answer(segment, request, key, time) {
      const run = () => make(segment, key, time, request.id)
      const got = await (config.keepPages ? keeper.get(key, run) : run())
      if (!('unkept' in got)) return answerWith(got, request.header('accept-encoding'), request.header('if-none-match'))
      const { unkept, stopgap } = got
      if (stopgap && (await isOpening())) return answers.opening(request.id)
      if (unkept instanceof Response) return answers.passOn(unkept, request.method)
      return answers.page(unkept, documentOf(unkept))
    },
  }
}
