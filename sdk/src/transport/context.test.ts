import { describe, expect, it } from 'vitest'
import { callShop } from './call.ts'
import { createShop, type ShopConfig } from './context.ts'
import { czk, json } from './testing/test-shop.ts'

const endpoints = { shop: 'http://shop.test/store', content: 'http://shop.test/cms', cdn: '' }

describe('createShop', () => {
  // as in `tokens: isServer ? undefined : storageTokens(...)`
  it.each<keyof ShopConfig>([
    ...(['locale', 'defaultLocale', 'country', 'pickupCountries', 'pieceUnit', 'domainCode', 'userVariant'] as const),
    ...(['translationVariant', 'userGroups', 'tokens', 'clock', 'random', 'logger', 'timeoutMs'] as const),
  ])('uses the default of `%s` if it is undefined', async (option) => {
    let attempts = 0
    // the second attempt needs the logger, the clock and the random numbers
    const fetch = async () => {
      attempts += 1
      return attempts === 1 ? json({}, { status: 503, headers: { 'Retry-After': '0' } }) : json({ id: null, items: [] })
    }
    const shop = createShop({ endpoints, currency: czk, fetch, [option]: undefined })
    const usual = createShop({ endpoints, currency: czk }).config[option]
    expect(JSON.stringify(shop.config[option])).toBe(JSON.stringify(usual))
    expect(await callShop(shop, (api) => api.GET('/api/v1/cart'))).toMatchObject({ ok: true })
    expect(attempts).toBe(2)
  })

  it('uses the global fetch if `fetch` is undefined', () => {
    expect(createShop({ endpoints, currency: czk, fetch: undefined }).config.fetch).toBeTypeOf('function')
  })

  it('changes only the options that are defined', () => {
    const shop = createShop({ endpoints, currency: czk, locale: 'cs', timeoutMs: 5_000 })
    const other = shop.with({ locale: undefined, currency: undefined, timeoutMs: 7_000 })
    expect([other.config.locale, other.config.currency, other.config.timeoutMs]).toEqual(['cs', czk, 7_000])
  })
})

it('logs why a request got no response', async () => {
  const logged: unknown[] = []
  const logger = { warn: (_: string, details?: object) => void logged.push(details) }
  const cause = new TypeError('fetch failed')
  const fetch = async () => {
    throw cause
  }
  const clock = { now: () => 0, sleep: async (ms: number) => (ms === 10_000 ? new Promise<void>(() => {}) : undefined) }
  await callShop(createShop({ endpoints, currency: czk, fetch, logger, clock }), (api) => api.GET('/api/v1/cart'))
  expect(logged[0]).toEqual({ url: 'http://shop.test/store/api/v1/cart', cause })
})

it.each(['', 'shop.test', 'http://shop test', 'http://user:secret@shop.test'])(
  'sends once, and logs the reason, when the base URL is %s',
  async (shop) => {
    const logged: { readonly cause?: unknown }[] = []
    const logger = { warn: (_: string, details = {}) => void logged.push(details) }
    const answer = await callShop(createShop({ endpoints: { ...endpoints, shop }, currency: czk, logger }), (api) =>
      api.GET('/api/v1/cart'),
    )
    expect(answer).toMatchObject({ ok: false, error: { code: 'network', retryable: false, outcome: 'none' } })
    expect(logged.map(({ cause }) => String(cause))).toEqual([expect.stringContaining('URL')])
  },
)

it.each([
  ['http://shop.test/store', 'this is not a valid URL', true],
  ['http://shop test', 'stopped', false],
])(
  'whether a failure is final depends on the base URL %s, not on the message "%s"',
  async (shop, message, retryable) => {
    const fetch = async () => Promise.reject(new TypeError(message))
    const clock = {
      now: () => 0,
      sleep: async (_ms: number, signal?: AbortSignal) => (signal ? new Promise<void>(() => {}) : undefined),
    }
    const made = createShop({ endpoints: { ...endpoints, shop }, currency: czk, fetch, clock, logger: { warn() {} } })
    const answer = await callShop(made, (api) => api.GET('/api/v1/cart'))
    expect(answer).toMatchObject({ ok: false, error: { code: 'network', retryable } })
  },
)
