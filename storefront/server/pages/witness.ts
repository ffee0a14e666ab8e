import { urlOf } from '../http/web.ts'
import type { Circuit } from '../back-ends/circuit.ts'
import { unusable } from '../back-ends/fetch-cache.ts'

/** What went wrong while one page was made. */
export interface Witness {
  /** Whether a back end left something out, so that the page is degraded and must not be cached. */
  isPoor(): boolean
  /** Called if a shared part that was loaded for another page was degraded. */
  poor(): void
  /** Whether a back end, given by its base URL, did not answer at all. */
  isSilent(base: string): boolean
  /** Whether one did not answer, or answered that it cannot. */
  isDown(base: string): boolean
  /** The same fetch, watched. */
  watch(send: typeof fetch): typeof fetch
  /** All requests of the page itself, by whichever client. */
  readonly asked: Parameters<typeof fetch>[]
}

/** What a back end does not have at all makes no page worse. */
const hasFailed = ({ status }: Response) => status >= 500 && status !== 501

const isFailure = (response: Response) =>
  hasFailed(response) || [408, 429].includes(response.status) || response.headers.has(unusable)

/** Makes the witness of one page. Outside services are not `bases`: a page without their advice is a whole page. */
export function createWitness(bases: readonly string[], circuit?: Circuit): Witness {
  const silent = new Set<string>()
  const down = new Set<string>()
  const asked: Parameters<typeof fetch>[] = []
  let isPoor = false
  const baseOf = (url: string) => bases.find((each) => url.startsWith(`${each}/`))
  return {
    asked,
    isPoor: () => isPoor,
    poor: () => {
      isPoor = true
    },
    isSilent: (base) => silent.has(base),
    isDown: (base) => down.has(base),
    watch: (send) => async (input, init) => {
      const url = urlOf(input)
      const base = baseOf(url)
      let over = false
      const end = (answer: Response | undefined) => {
        if (over) return
        over = true
        circuit?.note(url, answer !== undefined)
        if (base === undefined) return
        if (!answer) silent.add(base)
        if (!answer || hasFailed(answer)) down.add(base)
        if (!answer || isFailure(answer)) isPoor = true
      }
      // aborted before there was an answer
      init?.signal?.addEventListener('abort', () => end(undefined), { once: true })
      try {
        const response = await send(input, init)
        end(response)
        return response
      } catch (error) {
        end(undefined)
        throw error
      }
    },
  }
}
