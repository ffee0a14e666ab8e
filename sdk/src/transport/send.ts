import { CommerceError, type ShopError } from '../kernel/errors.ts'
import type { Shop } from './context.ts'
import { decode, transportError, type Answer, type Decoded } from './decode.ts'
import { afterUnknown, retryDelay } from './retry.ts'

/** One request, as often as it has to be sent. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  /** Whether it changes nothing and may be repeated for that reason alone. */
  readonly safe: boolean
  readonly headers: Headers
  /** JSON, or a file. */
  readonly body?: string | Blob | undefined
  readonly signal?: AbortSignal | null | undefined
  /** Media type of a file that is asked for instead of JSON; it is answered as a Blob. */
  readonly file?: string
  /** Milliseconds for one attempt, where the shop's own time is too short. */
  readonly timeoutMs?: number
}

async function attempt({ config }: Shop, request: Outgoing): Promise<Decoded> {
  const { url, method, headers, body, safe, signal } = request
  const { clock } = config
  const timeoutMs = request.timeoutMs ?? config.timeoutMs
  const over = new AbortController()
  const stop = () => over.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const exchange = async (): Promise<Decoded> => {
    try {
      const init = { method, headers, signal: over.signal, ...(body !== undefined && { body }) }
      const response = await config.fetch(url, init)
      if (response.ok && request.file && response.headers.get('Content-Type')?.startsWith(request.file))
        return { ok: true, answer: { status: response.status, data: await response.blob() } }
      return decode(response, await response.text(), safe, clock.now())
    } catch {
      signal?.throwIfAborted()
      return { ok: false, error: transportError('network', safe) }
    }
  }
  try {
    // the clock ends the attempt, not fetch: one that ignores its signal must not hold the caller
    const late = clock.sleep(timeoutMs, over.signal)
    return await Promise.race([
      exchange(),
      late.then((): Decoded => ({ ok: false, error: transportError('timeout', safe) })),
    ])
  } finally {
    signal?.removeEventListener('abort', stop)
    over.abort()
  }
}

/**
 * Sends a request until it is answered, and answers the parsed body. Throws `CommerceError` for whatever can be
 * expected, and the signal's reason when the caller gave up. Only what is safe or carries an `Idempotency-Key` is
 * repeated.
 */
export async function send(shop: Shop, request: Outgoing): Promise<Answer> {
  const { clock, random, logger } = shop.config
  const repeatable = request.safe || request.headers.has('Idempotency-Key')
  let unknown = false
  for (let count = 1; ; count++) {
    request.signal?.throwIfAborted()
    const result = await attempt(shop, request)
    if (result.ok) {
      shop.budget.refund()
      return result.answer
    }
    const error: ShopError = unknown ? afterUnknown(result.error) : result.error
    unknown ||= error.outcome === 'unknown'
    const delay = repeatable ? retryDelay(error, count, random) : undefined
    if (delay === undefined || !shop.budget.take()) throw new CommerceError(error)
    logger.warn('Retrying', { url: request.url, attempt: count, delay, error })
    await clock.sleep(delay, request.signal ?? undefined)
  }
}
