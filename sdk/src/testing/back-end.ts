import { refusal } from '../test-shop/faults.ts'
import { createTestShop } from '../test-shop/test-shop.ts'
import type { Shop, ShopConfig } from '../transport/context.ts'
import { czechia, czk } from '../transport/testing/test-shop.ts'
import type { TokenStore } from '../transport/tokens.ts'

/** A request as received by a back end. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly body: unknown
}

/** The response of a back end: a body with status 200, a whole Response, or something to throw. */
export type Handler = (request: SeenRequest) => unknown

/** An error response of the contract. */
export const refuse = (status: number, code: string, field: string | null = null, title = code): Response =>
  refusal({ status, code, field, title })

const endpoints = { shop: 'https://shop.test', content: 'https://cms.test', cdn: '', services: 'https://out.test' }

/** A shop whose back end is a function; `seen` lists its requests. */
export function shopOver(
  handler: Handler,
  { clock, fetch: send, ...config }: Partial<ShopConfig> = {},
): {
  readonly shop: Shop
  readonly seen: readonly SeenRequest[]
  readonly tokens: TokenStore
} {
  // what it throws is meant as a network error: only an `Error` is reported in the console
  const fallback = async (request: SeenRequest) => {
    try {
      return await handler(request)
    } catch (error) {
      return Promise.reject(String(error))
    }
  }
  const { shop, requests, tokens } = createTestShop(
    {},
    { endpoints, currency: czk, country: czechia, fallback, check: null, ...config },
  )
  return {
    shop: clock || send ? shop.with({ ...(clock && { clock }), ...(send && { fetch: send }) }) : shop,
    seen: requests,
    tokens,
  }
}
