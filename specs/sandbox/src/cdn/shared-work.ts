/** Joins work in flight under this name, or starts it. It is aborted when no caller waits for it. */
export type SharedWork<T> = (
  name: string,
  signal: AbortSignal,
  begin: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

interface Underway<T> {
  readonly result: Promise<T>
  readonly controller: AbortController
  waiting: number
}

export function createSharedWork<T>(): SharedWork<T> {
  const underway = new Map<string, Underway<T>>()

  function start(name: string, begin: (signal: AbortSignal) => Promise<T>): Underway<T> {
    const controller = new AbortController()
    const work: Underway<T> = {
      result: begin(controller.signal).finally(() => {
        if (underway.get(name) === work) underway.delete(name)
      }),
      controller,
      waiting: 0,
    }
    // all callers may have aborted before it fails
    work.result.catch(() => undefined)
    underway.set(name, work)
    return work
  }

  return async (name, signal, begin) => {
    signal.throwIfAborted()
    const work = underway.get(name) ?? start(name, begin)
    work.waiting += 1
    let leave = (): void => undefined
    const aborted = new Promise<never>((_, reject) => {
      leave = () => {
        work.waiting -= 1
        if (work.waiting === 0) {
          // later callers start it again
          if (underway.get(name) === work) underway.delete(name)
          work.controller.abort(signal.reason)
        }
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([work.result, aborted])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
