import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { decode, transportError, type Answer } from './decode.ts'
import { afterUnknown, retryDelay } from './retry.ts'
import { within } from './within.ts'

/** A request, including its retries. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  /** Whether it only reads, so that it can be retried. */
  readonly safe: boolean
  readonly headers: Headers
  /** JSON, or a file. */
  readonly body?: string | Blob | undefined
  readonly signal?: AbortSignal | null | undefined
  /** Media type of a file that is requested instead of JSON; the data are a Blob then. */
  readonly file?: string
  /** Timeout of one attempt in milliseconds, instead of that of the shop. */
  readonly timeoutMs?: number
}

/**
 * Longest body of a write that outlives its page, so that a shopper who presses "+" and leaves has changed the cart.
 * Browsers refuse more than 64 kB in all.
 */
const keepaliveLength = 8_000

function attempt(shop: Shop, request: Outgoing): Promise<Result<Answer>> {
  const { url, method, headers, body, safe, file, signal } = request
  const { clock, fetch, timeoutMs } = shop.config
  const exchange = async (context: { readonly signal: AbortSignal }): Promise<Result<Answer>> => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...context,
        ...(body !== undefined && { body }),
        // a file has a size, but no length
        keepalive: !safe && ((body ?? '') as string).length <= keepaliveLength,
      })
      if (response.ok && file && response.headers.get('Content-Type')?.startsWith(file))
        return { ok: true, data: { status: response.status, data: await response.blob() } }
      return decode(response, await response.text(), safe, clock.now())
    } catch (cause) {
      signal?.throwIfAborted()
      // no network, an invalid URL, or a program without `fetch`
      shop.config.logger.warn('No response', { url, cause })
      let retryable = false
      try {
        // throws for a URL that cannot be requested: a mistake in `endpoints`
        retryable = !!new Request(url)
      } catch {}
      return { ok: false, error: transportError('network', safe, { retryable }) }
    }
  }
  return within(shop, request.timeoutMs ?? timeoutMs, exchange, request, safe)
}

/**
 * Sends a request, with retries, and returns the parsed body. Throws the reason of the signal if the caller aborts.
 * Only safe requests and those with an `Idempotency-Key` are retried.
 */
export async function send(shop: Shop, request: Outgoing): Promise<Result<Answer>> {
  const { clock, random, logger } = shop.config
  const repeatable = request.safe || request.headers.has('Idempotency-Key')
  let unknown = false
  for (let count = 1; ; count++) {
    const result = await attempt(shop, request)
    if (result.ok) {
      shop.budget.refund()
      return result
    }
    const error: ShopError = unknown ? afterUnknown(result.error) : result.error
    unknown ||= error.outcome === 'unknown'
    const delay = repeatable ? retryDelay(error, count, random) : undefined
    if (delay === undefined || !shop.budget.take()) return { ok: false, error }
    logger.warn('Retrying', { url: request.url, attempt: count, delay, error })
    await clock.sleep(delay, request.signal ?? undefined)
  }
}
