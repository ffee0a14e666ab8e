import { createShop, memoryTokens } from '@vanek/sdk'
import { getUser } from '@vanek/sdk/account'
import { guestSettings } from '../../src/lib/page/settings.ts'
import type { Config } from '../config/config.ts'
import type { CustomerSegment } from './segments.ts'

/** The longest that a page waits for the customer. */
const patienceMs = 1_500

/**
 * Reads price variant and groups of the customer of a token; undefined if the token is invalid, or there is no answer
 * in time.
 */
export const fetchCustomerSegment =
  ({ shopUrl, contentUrl, backendPatience }: Config) =>
  async (auth: string, fetch: typeof globalThis.fetch): Promise<CustomerSegment | undefined> => {
    const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
    const tokens = memoryTokens({ auth })
    const noRetries = { take: () => false, refund: () => {} }
    const shop = createShop(
      { ...guestSettings, endpoints, tokens, fetch, timeoutMs: patienceMs * backendPatience },
      noRetries,
    )
    const user = await getUser(shop)
    if (!user.ok) return undefined
    return { userVariant: user.data.variantHash ?? '', userGroups: user.data.groups }
  }
