import type { ShopError } from '../kernel/errors.ts'
import type { Result } from '../kernel/result.ts'
import type { Shop } from './context.ts'
import { transportError } from './decode.ts'

/**
 * Limits the time of a task, in milliseconds; then the error is `timeout` and the task is aborted, even if it ignores
 * its signal. Rejects with the caller's reason if they abort first. `safe` tasks change nothing.
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
