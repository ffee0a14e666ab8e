import type { Deadline } from '@vanek/sdk/server'

/** How long a service may be silent before what was asked of it is given up. */
export interface Silence {
  /** Begins to wait for an answer; `outer` ends that as well. */
  readonly wait: (outer: AbortSignal) => Deadline
  /** Notes that the service has answered something. */
  readonly heard: () => void
}

/** What is waited for at most in a silence, as a part of what is waited for otherwise. */
const inSilence = 1 / 12

/**
 * Gives up a service that sends no answer at all for `ms`. A service that is only busy answers other requests meanwhile.
 *
 * Then requests wait a twelfth of `ms` until the service answers again: without HTTP/2 a browser has six connections, and
 * six hanging pictures would keep scripts from loading. One request at a time waits the full `ms`, to find out whether the
 * service is back.
 */
export function createSilence(ms: number): Silence {
  let heardAt = -Infinity
  let isSilent = false
  let trying: object | null = null
  const looks = new Set<() => void>()
  return {
    heard() {
      heardAt = performance.now()
      isSilent = false
    },
    wait(outer) {
      const begin = performance.now()
      const stop = new AbortController()
      const callOff = () => stop.abort(outer.reason)
      let timer: ReturnType<typeof setTimeout> | undefined
      const clear = () => {
        clearTimeout(timer)
        looks.delete(look)
        if (trying === stop) trying = null
      }
      const look = () => {
        clearTimeout(timer)
        if (isSilent) trying ??= stop
        const patience = isSilent && trying !== stop ? ms * inSilence : ms
        const left = Math.max(begin, heardAt) + patience - performance.now()
        if (left > 0) {
          timer = setTimeout(look, left)
          return
        }
        clear()
        stop.abort(new DOMException('The service is silent', 'TimeoutError'))
        if (isSilent) return
        isSilent = true
        // the last to come has the most time left
        for (const other of [...looks].reverse()) other()
      }
      looks.add(look)
      look()
      if (outer.aborted) callOff()
      else outer.addEventListener('abort', callOff, { once: true })
      return { signal: stop.signal, clear }
    },
  }
}
