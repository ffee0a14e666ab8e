import type { Deadline } from '@vanek/sdk/server'

/** Aborts requests to a service that does not answer. */
export interface Silence {
  /** Starts to wait for an answer; `outer` aborts the wait as well. */
  readonly wait: (outer: AbortSignal) => Deadline
  /** Records that the service has answered a request. */
  readonly recordAnswer: () => void
}

/** The part of the usual wait that a request gets while the service is silent. */
const silentFraction = 1 / 12

/**
 * Gives up on a service that sends no answer at all for `ms`. A service that is only busy answers other requests meanwhile.
 *
 * Then requests wait a twelfth of `ms` until the service answers again: without HTTP/2 a browser has six connections, and
 * six hanging pictures would keep scripts from loading. One request at a time waits the full `ms`, to find out whether the
 * service is back.
 */
export function createSilence(ms: number): Silence {
  let lastAnswerAt = -Infinity
  let isSilent = false
  let trying: object | null = null
  const checks = new Set<() => void>()
  return {
    recordAnswer() {
      lastAnswerAt = performance.now()
      isSilent = false
    },
    wait(outer) {
      const startedAt = performance.now()
      const stop = new AbortController()
      const abort = () => stop.abort(outer.reason)
      let timer: ReturnType<typeof setTimeout> | undefined
      const clear = () => {
        clearTimeout(timer)
        checks.delete(check)
        if (trying === stop) trying = null
      }
      const check = () => {
        clearTimeout(timer)
        if (isSilent) trying ??= stop
        const limitMs = isSilent && trying !== stop ? ms * silentFraction : ms
        const left = Math.max(startedAt, lastAnswerAt) + limitMs - performance.now()
        if (left > 0) {
          timer = setTimeout(check, left)
          return
        }
        clear()
        stop.abort(new DOMException('The service is silent', 'TimeoutError'))
        if (isSilent) return
        isSilent = true
        // the newest request has the most time left
        for (const other of [...checks].reverse()) other()
      }
      checks.add(check)
      check()
      if (outer.aborted) abort()
      else outer.addEventListener('abort', abort, { once: true })
      return { signal: stop.signal, clear }
    },
  }
}
