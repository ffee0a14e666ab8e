/** A signal with a time limit; made by {@link deadline}. */
export interface Deadline {
  /** Aborts with a `TimeoutError` when the time is over, or with the reason of the outer signal. */
  readonly signal: AbortSignal
  /** Must be called when the work is done. */
  readonly clear: () => void
}

/**
 * Puts a time limit on work that may also be called off. Its own timer and listener, because Node 20 may collect what
 * `AbortSignal.any` and `AbortSignal.timeout` make together, and then the limit never comes.
 */
export function deadline(outer: AbortSignal, ms: number): Deadline {
  const stop = new AbortController()
  const callOff = () => stop.abort(outer.reason)
  const timer = setTimeout(() => stop.abort(new DOMException('It took too long', 'TimeoutError')), ms)
  if (outer.aborted) callOff()
  else outer.addEventListener('abort', callOff, { once: true })
  return {
    signal: stop.signal,
    clear() {
      clearTimeout(timer)
      outer.removeEventListener('abort', callOff)
    },
  }
}
