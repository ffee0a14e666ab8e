import { inMarket } from '../market.ts'
import { refusal } from './errors.ts'

export interface QueueOptions {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number
  /** Maximum length of the queue. */
  readonly waiting: number
  /**
   * Status of the refusal.
   *
   * @defaultValue 429
   */
  readonly status?: number
  readonly title?: string
}

/**
 * Runs slow work with limited concurrency, first in, first out.
 *
 * @throws the refusal `rate_limited` when the queue is full
 */
export function createQueue({
  atOnce,
  waiting,
  status = 429,
  title = TITLE,
}: QueueOptions): <T>(work: () => Promise<T>) => Promise<T> {
  const turns: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (turns.length >= waiting) throw refusal('rate_limited', { status, title, retryAfterSeconds: 1 })
      // a finished task hands over its slot
      await new Promise<void>((resolve) => turns.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = turns.shift()
      if (next) next()
      else running -= 1
    }
  }
}

const TITLE = inMarket({
  cs: 'Právě je u nás rušno. Zkuste to prosím za chvilku.',
  sk: 'Práve je u nás rušno. Skúste to, prosím, o chvíľku.',
})
