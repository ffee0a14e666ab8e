import type { Deadline } from '@vanek/sdk/server'

/** How long a service may be silent before what was asked of it is given up. */
export interface Silence {
  /** Begins to wait for an answer; `outer` ends that as well. */
  readonly wait: (outer: AbortSignal) => Deadline
  /** Notes that the service has answered something. */
  readonly heard: () => void
}

/** Gives up a service that answers nobody for `ms`. One that is only busy answers others meanwhile, and is waited for. */
export function createSilence(ms: number): Silence {
  let heardAt = -Infinity
  return {
    heard() {
      heardAt = performance.now()
    },
    wait(outer) {
      const begin = performance.now()
      const stop = new AbortController()
      const look = () => {
        const left = Math.max(begin, heardAt) + ms - performance.now()
        if (left > 0) timer = setTimeout(look, left)
        else stop.abort(new DOMException('The service is silent', 'TimeoutError'))
      }
      let timer = setTimeout(look, ms)
      const callOff = () => stop.abort(outer.reason)
      if (outer.aborted) callOff()
      else outer.addEventListener('abort', callOff, { once: true })
      return { signal: stop.signal, clear: () => clearTimeout(timer) }
    },
  }
}
