import { createShop, type Logger } from '@vanek/sdk'
import { withFallbackData } from '@vanek/sdk/content'
import { getSettings } from '@vanek/sdk/settings'
import { guestSettings } from '../../src/lib/page/settings.ts'
import { createCache } from '../cache/cache.ts'
import { roughSize } from '../cache/rough-size.ts'
import type { Config } from '../config/config.ts'

const timeoutMs = 600

/**
 * The capabilities that the back end says it does not have. If it cannot be asked, what it said last holds: an outage
 * takes nothing away.
 */
export function cacheLacks(
  { shopUrl, contentUrl, keepAnswers }: Pick<Config, 'shopUrl' | 'contentUrl' | 'keepAnswers'>,
  fetch: typeof globalThis.fetch,
  logger: Logger,
): () => Promise<readonly string[]> {
  const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
  const cache = createCache<readonly string[]>({
    ...(keepAnswers ? { freshMs: 15_000, staleMs: 45_000 } : { freshMs: 0, staleMs: 0 }),
    ...{ maxBytes: 1 << 16, sizeOf: roughSize },
  })
  let last: readonly string[] = []
  const load = async () => {
    const once = { take: () => false, refund: () => {} }
    const shop = createShop({ ...guestSettings, endpoints, fetch, logger, timeoutMs }, once)
    const read = await withFallbackData(shop, 'what the back end lacks', getSettings(shop), null)
    last = read?.lacks ?? last
    return { value: last }
  }
  return async () => cache.get('lacks', load)
}
