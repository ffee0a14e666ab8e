import { createTestClock, type TestClock } from '../../test-shop/test-clock.ts'
import { createShop, type Currency, type Shop, type ShopConfig } from '../context.ts'

export const czk: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: ' ',
}

export const czechia = { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' }

export const testShop = (config: Partial<ShopConfig> = {}): Shop =>
  createShop({
    endpoints: {
      shop: 'http://shop.test/store',
      content: 'http://shop.test/cms',
      cdn: 'http://shop.test/cdn',
      services: 'http://shop.test/services',
    },
    currency: czk,
    country: czechia,
    ...config,
  })

/** A clock whose time moves only by `advance`. */
export const manualClock = (now = 0): TestClock => createTestClock({ now, instantMs: 0 })

export const json = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/** An error response of the contract. */
export const refused = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json({ errors: [{ code, field: null, title: `It is ${code}` }], requestId: 'r-1' }, { status, headers })
