import { createShop, memoryTokens } from '@vanek/sdk'
import { getUser } from '@vanek/sdk/account'
import { czechShop } from '../src/app/settings.ts'
import type { Config } from './config.ts'
import type { CustomerSegment } from './pages/segments.ts'

/** Asks the back end which price variant and groups the customer of a token has; undefined when the token is dead. */
export const askCustomer =
  ({ shopUrl, contentUrl }: Config) =>
  async (auth: string): Promise<CustomerSegment | undefined> => {
    const endpoints = { shop: shopUrl, content: contentUrl, cdn: '/cdn' }
    const shop = createShop({ ...czechShop, endpoints, tokens: memoryTokens({ auth }) })
    const user = await getUser(shop)
    if (!user.ok) return undefined
    return { userVariant: user.data.variantHash ?? '', userGroups: user.data.groups }
  }
