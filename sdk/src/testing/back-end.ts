import { czechia, czk } from '../transport/testing/test-shop.ts'
import { memoryTokens, type TokenStore } from '../transport/tokens.ts'
import { createShop, type Shop, type ShopConfig } from '../transport/context.ts'

/** One request as a back end sees it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Headers
  readonly body: unknown
}

/** What a back end answers: a body with status 200, a whole Response, or something to throw. */
export type Handler = (request: SeenRequest) => unknown

/** A refusal in the contract's form. */
export const refuse = (status: number, code: string, field: string | null = null, title = code): Response =>
  Response.json({ requestId: 'r-1', errors: [{ code, field, title }] }, { status })

/** A shop whose back end is a function; `seen` lists what it was asked. */
export function shopOver(
  handler: Handler,
  config: Partial<ShopConfig> = {},
): {
  readonly shop: Shop
  readonly seen: readonly SeenRequest[]
  readonly tokens: TokenStore
} {
  const seen: SeenRequest[] = []
  const tokens = config.tokens ?? memoryTokens()
  const answer: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const request: SeenRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init?.headers),
      body,
    }
    seen.push(request)
    const made = await handler(request)
    return made instanceof Response ? made : Response.json(made)
  }
  const endpoints = { shop: 'https://shop.test', content: 'https://cms.test', cdn: '', services: 'https://out.test' }
  // waiting takes no time, time-outs never come
  const clock = {
    now: () => 0,
    sleep: (ms: number) => (ms >= 10_000 ? new Promise<void>(() => {}) : Promise.resolve()),
  }
  return {
    shop: createShop({ endpoints, currency: czk, country: czechia, fetch: answer, tokens, clock, ...config }),
    seen,
    tokens,
  }
}
