import { createShop, type Currency, type Logger } from '@vanek/sdk'
import { getCurrencies, withFallbackData } from '@vanek/sdk/content'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { createCache } from '../cache/cache.ts'
import { roughSize } from '../cache/rough-size.ts'
import type { Config } from '../config/config.ts'

/** How long a browser remembers which currency its visitor has chosen. */
export const choiceSeconds = 365 * 24 * 3600

const freshMs = 5 * 60_000
const timeoutMs = 600
/** Milliseconds without a new request after a failed one. */
const restMs = 5_000

/**
 * The currencies that the shop sells in (C7.47). Only the first visitor waits for them; a failure is logged and the
 * last known ones stay (C8.28).
 */
export function cacheCurrencies(
  { shopUrl, contentUrl }: Pick<Config, 'shopUrl' | 'contentUrl'>,
  fetch: typeof globalThis.fetch,
  logger: Logger,
  now: () => number = Date.now,
): () => Promise<readonly Currency[]> {
  const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
  const cache = createCache<readonly Currency[]>({
    ...{ freshMs, staleMs: Infinity, now },
    ...{ maxBytes: 1 << 20, sizeOf: roughSize },
  })
  const load = async (previous: readonly Currency[] = [guestSettings.currency]) => {
    const noRetries = { take: () => false, refund: () => {} }
    const shop = createShop({ ...guestSettings, endpoints, fetch, logger, timeoutMs }, noRetries)
    const read = await withFallbackData(shop, 'currencies', getCurrencies(shop), null)
    return read ? { value: read } : { value: previous, freshMs: restMs }
  }
  return async () => cache.get('currencies', load)
}
