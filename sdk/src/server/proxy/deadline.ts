/** A signal with a time limit; made by {@link deadline}. */
export interface Deadline {
  /** Aborts with a `TimeoutError` when the time is over, or with the reason of the outer signal. */
  readonly signal: AbortSignal
  /** Must be called when the work is done. */
  readonly clear: () => void
}

/**
 * Limits the time of work that can also be aborted. It has its own timer and listener, because Node 20 may
 * garbage-collect a signal made with `AbortSignal.any` and `AbortSignal.timeout`, and then the limit never fires.
 *
 * @param outer - Signal that aborts the work.
 * @param ms - Time limit in milliseconds.
 * @returns The combined signal; call `clear` when the work has ended.
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
