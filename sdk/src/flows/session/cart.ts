import type { SessionCore } from './core.ts'

const patienceMs = 5_000

/**
 * Waits until no change of the cart is in flight, so that a pending line stays with the visitor who added it. The wait
 * is limited.
 */
export async function cartAtRest({ options: { cart }, shop }: SessionCore): Promise<void> {
  const isQuiet = () => cart.getState().pending.size === 0
  if (isQuiet()) return
  const over = new AbortController()
  const quiet = new Promise<void>((resolve) => {
    const stop = cart.subscribe(() => isQuiet() && resolve())
    over.signal.addEventListener('abort', stop)
  })
  await Promise.race([quiet, shop.config.clock.sleep(patienceMs, over.signal)])
  // the losing sleep rejects, and nothing awaits it any more
  over.abort()
}

/** Clears caches of the previous visitor and loads the cart of the current one. Failures are ignored. */
export async function reloadCart({ options, shop }: SessionCore): Promise<void> {
  try {
    await options.resetCache?.()
  } catch (error) {
    shop.config.logger.warn('Could not reset the cache', { error })
  }
  await options.cart.refresh()
}
