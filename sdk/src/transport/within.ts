import type { ShopError } from '../kernel/errors.ts'
import { fail, type Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError } from './decode.ts'
import type { CallOptions } from '../kernel/options.ts'

/**
 * A read that may take so many milliseconds in all, further attempts and the waits between them included; then it is
 * `timeout` and what is under way is given up. Rejects with the signal's reason when that aborts first.
 */
export async function within<T, E>(
  shop: Shop,
  ms: number,
  run: (context: { readonly signal: AbortSignal }) => Promise<Result<T, E>>,
  { signal }: CallOptions = {},
): Promise<Result<T, E | ShopError>> {
  signal?.throwIfAborted()
  const over = new AbortController()
  const stop = () => over.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  try {
    const late = shop.config.clock.sleep(ms, over.signal)
    return await Promise.race([run({ signal: over.signal }), late.then(() => fail(transportError('timeout', true)))])
  } finally {
    signal?.removeEventListener('abort', stop)
    over.abort()
  }
}
