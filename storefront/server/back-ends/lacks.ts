import { createShop, type Logger } from '@vanek/sdk'
import { withFallbackData } from '@vanek/sdk/content'
import { getSettings } from '@vanek/sdk/settings'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { createCache } from '../cache/cache.ts'
import { roughSize } from '../cache/rough-size.ts'
import type { Config } from '../config/config.ts'

const timeoutMs = 600

/**
 * Caches the capabilities that the back end lacks. If it does not answer, the last known list is used, so that an outage
 * disables nothing.
 */
export function cacheLacks(
  { shopUrl, contentUrl, cacheAnswers }: Pick<Config, 'shopUrl' | 'contentUrl' | 'cacheAnswers'>,
  fetch: typeof globalThis.fetch,
  logger: Logger,
): () => Promise<readonly string[]> {
  const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
  const cache = createCache<readonly string[]>({
    ...(cacheAnswers ? { freshMs: 15_000, staleMs: 45_000 } : { freshMs: 0, staleMs: 0 }),
    ...{ maxBytes: 1 << 16, sizeOf: roughSize },
  })
  let last: readonly string[] = []
  const load = async () => {
    const noRetries = { take: () => false, refund: () => {} }
    const shop = createShop({ ...guestSettings, endpoints, fetch, logger, timeoutMs }, noRetries)
    const settings = await withFallbackData(shop, 'what the back end lacks', getSettings(shop), null)
    last = settings?.lacks ?? last
    return { value: last }
  }
  return async () => cache.get('lacks', load)
}
