import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError } from './decode.ts'

/**
 * What may take so many milliseconds in all; then it is `timeout` and what is under way is given up, even if it ignores
 * its signal. Rejects with the caller's reason when they abort first. `safe` changes nothing.
 */
export async function within<T, E>(
  shop: Shop,
  ms: number,
  run: (context: { readonly signal: AbortSignal }) => Promise<Result<T, E>>,
  { signal }: { readonly signal?: AbortSignal | null | undefined } = {},
  safe = true,
): Promise<Result<T, E | ShopError>> {
  signal?.throwIfAborted()
  const over = new AbortController()
  const stop = () => over.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  try {
    const late = shop.config.clock.sleep(ms, over.signal)
    return await Promise.race([
      run({ signal: over.signal }),
      late.then(() => ({ ok: false as const, error: transportError('timeout', safe) })),
    ])
  } finally {
    signal?.removeEventListener('abort', stop)
    over.abort()
  }
}
