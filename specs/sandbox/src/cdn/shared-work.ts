/** Joins the work of this name, or begins it. It is given up when all who wait for it are gone. */
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
    // whoever waited may be gone before it fails
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
          // who asks from now on begins anew
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
