import { refusal } from '../http/errors.ts'
import { inMarket } from '../market.ts'

export interface QueueOptions {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number
  /** Maximum length of the queue. */
  readonly waiting: number
  /** Maximum number of queued tasks per client. */
  readonly waitingEach: number
}

interface Turn {
  readonly go: () => void
}

/** Runs work for `client`; aborting `signal` removes it from the queue. */
export type Queue = <T>(client: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * Runs slow work with limited concurrency. Clients take turns, so that a client with many requests delays only itself.
 *
 * @throws the refusal `rate_limited` with status 503 when the queue is full
 */
export function createQueue({ atOnce, waiting, waitingEach }: QueueOptions): Queue {
  /** Queued tasks by client; the next client comes first. */
  const lines = new Map<string, Turn[]>()
  let running = 0
  let total = 0

  function next(): Turn | undefined {
    const [first] = lines
    if (first === undefined) return undefined
    const [client, line] = first
    const turn = line.shift()
    total -= 1
    lines.delete(client)
    if (line.length > 0) lines.set(client, line)
    return turn
  }

  function leave(client: string, turn: Turn): void {
    const line = lines.get(client)
    const at = line?.indexOf(turn) ?? -1
    if (line === undefined || at < 0) return
    line.splice(at, 1)
    total -= 1
    if (line.length === 0) lines.delete(client)
  }

  function wait(client: string, signal: AbortSignal): Promise<void> {
    const line = lines.get(client) ?? []
    if (total >= waiting || line.length >= waitingEach)
      throw refusal('rate_limited', { status: 503, title: TITLE, retryAfterSeconds: 1 })
    return new Promise<void>((resolve, reject) => {
      const onAbort = (): void => {
        leave(client, turn)
        reject(signal.reason as Error)
      }
      const turn = {
        go: () => {
          signal.removeEventListener('abort', onAbort)
          resolve()
        },
      }
      signal.addEventListener('abort', onAbort, { once: true })
      lines.set(client, line)
      line.push(turn)
      total += 1
    })
  }

  return async (client, signal, work) => {
    signal.throwIfAborted()
    if (running < atOnce) running += 1
    // a finished task hands over its slot
    else await wait(client, signal)
    try {
      return await work()
    } finally {
      const turn = next()
      if (turn) turn.go()
      else running -= 1
    }
  }
}

const TITLE = inMarket({
  cs: 'Obrázků se teď připravuje příliš mnoho. Zkuste to prosím za chvilku.',
  sk: 'Obrázkov sa teraz pripravuje priveľa. Skúste to, prosím, o chvíľku.',
})
