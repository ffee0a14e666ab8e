import { cacheControl } from '@vanek/sdk/server'
import type { Remember } from '../../src/app/remembered.ts'
import type { RenderedPage, Renderer } from '../../src/entry-server.tsx'
import type { Config } from '../config.ts'
import type { Answer } from '../http/answer.ts'
import type { Keeper } from '../keep/keeper.ts'
import { answerWith, keepPage, type KeptPage } from '../keep/kept-page.ts'
import { urlOfKey } from '../keep/page-key.ts'
import type { Answers } from './answers.ts'
import { sharedEnv } from './page-env.ts'
import type { PageRequest } from './page-request.ts'
import type { Segment } from './segments.ts'

/** Seconds that public pages are fresh, and stale but still shown. */
export const keepTimes = { fresh: 60, stale: 600 } as const

export interface SharedPagesParts {
  readonly config: Config
  /** Headers of every page. */
  readonly html: Readonly<Record<string, string>>
  readonly renderer: Renderer
  readonly documentOf: (page: RenderedPage) => string
  readonly answers: Answers
  readonly keeper: Keeper
  /** Asks the back ends for what is the same for everybody of a segment. */
  readonly fetch: typeof fetch
  /** Remembers what loaders of public pages answered. */
  readonly remember: Remember
}

/** Pages that are the same for everybody of a segment. */
export interface SharedPages {
  answer(segment: Segment, request: PageRequest, key: string): Promise<Answer>
  /** Makes the page of a key ready to be kept; undefined when it must not be. */
  make(segment: Segment, key: string): Promise<KeptPage | undefined>
}

/** Makes public pages; they are kept unless the configuration says no. */
export function createSharedPages(parts: SharedPagesParts): SharedPages {
  const { config, renderer, documentOf, answers, keeper } = parts

  const render = async ({ key: segmentKey, settings }: Segment, key: string): Promise<RenderedPage | Response> => {
    let leak: string | undefined
    const report = (what: string) => (leak = what)
    const rendered = await renderer.render({
      // for what the key holds, so that nothing else can get into the bytes
      request: new Request(config.origin + urlOfKey(key)),
      env: sharedEnv(config, settings, { fetch: parts.fetch, report }),
      settings,
      remember: async (name, make) => parts.remember(`${segmentKey} ${name}`, make),
    })
    if (leak !== undefined) throw new Error(`A page that is kept for everybody asked for ${leak}`)
    return rendered
  }

  const keep = async ({ open }: Segment, rendered: RenderedPage | Response): Promise<KeptPage | undefined> => {
    if (rendered instanceof Response || rendered.status !== 200) return undefined
    const cache = open ? cacheControl.shared(keepTimes) : cacheControl.segment
    return keepPage(documentOf(rendered), { ...parts.html, 'cache-control': cache }, Date.now())
  }

  return {
    make: async (segment, key) => keep(segment, await render(segment, key)),
    async answer(segment, request, key) {
      let mine: RenderedPage | Response | undefined
      const make = async () => keep(segment, (mine = await render(segment, key)))
      const kept = config.keepPages ? await keeper.get(key, make) : undefined
      if (kept) return answerWith(kept, request.header('accept-encoding'), request.header('if-none-match'))
      const rendered = mine ?? (await render(segment, key))
      if (rendered instanceof Response) return answers.passOn(rendered, request.method)
      return answers.html(rendered.status, documentOf(rendered))
    },
  }
}
