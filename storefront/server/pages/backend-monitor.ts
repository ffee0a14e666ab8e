import { urlOf } from '../http/web.ts'
import type { Circuit } from '../back-ends/circuit.ts'
import { unusable } from '../back-ends/fetch-cache.ts'

/** Records which back ends failed while one page was rendered. */
export interface BackendMonitor {
  /** Whether a back end left something out, so that the page is degraded and must not be cached. */
  isDegraded(): boolean
  /** Marks the page as degraded, because a shared part that another page loaded was. */
  markDegraded(): void
  /** Whether a back end, given by its base URL, did not answer at all. */
  isSilent(base: string): boolean
  /** Whether it did not answer, or answered with a failure. */
  isDown(base: string): boolean
  /** Returns the same fetch, with its responses recorded. */
  watch(send: typeof fetch): typeof fetch
  /** All requests of the page itself, of any client. */
  readonly requests: Parameters<typeof fetch>[]
}

/** 501 is not a failure: the back end does not have this capability, so that the page is complete without it. */
const hasFailed = ({ status }: Response) => status >= 500 && status !== 501

const isFailure = (response: Response) =>
  hasFailed(response) || [408, 429].includes(response.status) || response.headers.has(unusable)

/** Creates the monitor of one page. Outside services are not `bases`: a page without their data is complete. */
export function createBackendMonitor(bases: readonly string[], circuit?: Circuit): BackendMonitor {
  const silent = new Set<string>()
  const down = new Set<string>()
  const requests: Parameters<typeof fetch>[] = []
  let degraded = false
  const baseOf = (url: string) => bases.find((each) => url.startsWith(`${each}/`))
  return {
    requests,
    isDegraded: () => degraded,
    markDegraded: () => {
      degraded = true
    },
    isSilent: (base) => silent.has(base),
    isDown: (base) => down.has(base),
    watch: (send) => async (input, init) => {
      const url = urlOf(input)
      const base = baseOf(url)
      let isDone = false
      const end = (answer: Response | undefined) => {
        if (isDone) return
        isDone = true
        circuit?.note(url, answer !== undefined)
        if (base === undefined) return
        if (!answer) silent.add(base)
        if (!answer || hasFailed(answer)) down.add(base)
        if (!answer || isFailure(answer)) degraded = true
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
