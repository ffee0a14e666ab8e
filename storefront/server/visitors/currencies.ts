import { createShop, type Currency, type Logger } from '@vanek/sdk'
import { getCurrencies, quietly } from '@vanek/sdk/content'
import { czechShop } from '../../src/app/settings.ts'
import type { Config } from '../config/config.ts'

/** How long a browser keeps which currency its visitor has chosen. */
export const choiceSeconds = 365 * 24 * 3600

const freshMs = 5 * 60_000
const patienceMs = 600
/** Who does not answer is left alone for so long. */
const restMs = 5_000

/** The currencies the shop sells in (C7.47), refreshed from time to time. A failure is logged and the last known ones stay (C8.28). */
export function rememberCurrencies(
  { shopUrl, contentUrl }: Pick<Config, 'shopUrl' | 'contentUrl'>,
  fetch: typeof globalThis.fetch,
  logger: Logger,
  now: () => number = Date.now,
): () => Promise<readonly Currency[]> {
  const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
  let known: readonly Currency[] = [czechShop.currency]
  let until = 0
  return async () => {
    if (now() < until) return known
    const once = { take: () => false, refund: () => {} }
    const shop = createShop({ ...czechShop, endpoints, fetch, logger, timeoutMs: patienceMs }, once)
    const read = await quietly(shop, 'currencies', getCurrencies(shop), null)
    known = read ?? known
    until = now() + (read ? freshMs : restMs)
    return known
  }
}
