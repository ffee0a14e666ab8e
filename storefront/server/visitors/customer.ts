import { createShop, memoryTokens } from '@vanek/sdk'
import { getUser } from '@vanek/sdk/account'
import { czechShop } from '../../src/lib/page/settings.ts'
import type { Config } from '../config/config.ts'
import type { CustomerSegment } from './segments.ts'

/** Longer than this no page waits to learn who asks for it. */
const patienceMs = 1_500

/**
 * Asks the back end which price variant and groups the customer of a token has; undefined when the token is dead, or
 * nobody answers in time.
 */
export const askCustomer =
  ({ shopUrl, contentUrl, backendPatience }: Config) =>
  async (auth: string, fetch: typeof globalThis.fetch): Promise<CustomerSegment | undefined> => {
    const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
    const tokens = memoryTokens({ auth })
    const once = { take: () => false, refund: () => {} }
    const shop = createShop({ ...czechShop, endpoints, tokens, fetch, timeoutMs: patienceMs * backendPatience }, once)
    const user = await getUser(shop)
    if (!user.ok) return undefined
    return { userVariant: user.data.variantHash ?? '', userGroups: user.data.groups }
  }
