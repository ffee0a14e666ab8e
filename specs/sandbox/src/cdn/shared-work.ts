/** Joins work in flight under this name, or starts it. It is aborted when nobody waits for it any more. */
export type SharedWork<T> = (
  name: string,
  signal: AbortSignal,
  begin: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

interface Underway<T> {
  readonly result: Promise<T>
  readonly unwanted: AbortController
  waiting: number
}

export function createSharedWork<T>(): SharedWork<T> {
  const underway = new Map<string, Underway<T>>()

  function start(name: string, begin: (signal: AbortSignal) => Promise<T>): Underway<T> {
    const unwanted = new AbortController()
    const work: Underway<T> = {
      result: begin(unwanted.signal).finally(() => {
        if (underway.get(name) === work) underway.delete(name)
      }),
      unwanted,
      waiting: 0,
    }
    // all waiting callers may be gone before it fails
    work.result.catch(() => undefined)
    underway.set(name, work)
    return work
  }

  return async (name, signal, begin) => {
    signal.throwIfAborted()
    const work = underway.get(name) ?? start(name, begin)
    work.waiting += 1
    let leave = (): void => undefined
    const gone = new Promise<never>((_, reject) => {
      leave = () => {
        work.waiting -= 1
        if (work.waiting === 0) {
          // later callers start it again
          if (underway.get(name) === work) underway.delete(name)
          work.unwanted.abort(signal.reason)
        }
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([work.result, gone])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}
