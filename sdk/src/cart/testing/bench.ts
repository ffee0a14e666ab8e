import { testShop } from '../../transport/testing/test-shop.ts'
import { memoryTokens } from '../../transport/tokens.ts'
import type { ShopConfig } from '../../transport/context.ts'
import { emptyCart } from '../empty.ts'
import type { Cart, CartItem } from '../types.ts'
import { goodsOf } from './goods.ts'

/** A request that waits until the test responds to it. */
export interface Held {
  readonly method: string
  readonly path: string
  readonly key: string | null
  readonly token: string | null
  readonly body: unknown
  answer(response: Response): Promise<void>
  drop(): Promise<void>
}

/** Await it before the tests: the first call loads the client, which takes longer than `turns`. */
export const warmUp = () => import('../../transport/rest.ts')

async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A shop whose requests are held until the test responds to each one. Retries have no backoff. */
export function heldShop(config: Partial<ShopConfig> = {}) {
  const held: Held[] = []
  const fetch: typeof globalThis.fetch = (url, init = {}) =>
    new Promise((resolve, reject) => {
      const headers = new Headers(init.headers)
      const settle = (run: () => void) => {
        held.splice(held.indexOf(request), 1)
        run()
        return turns()
      }
      const request: Held = {
        method: init.method ?? 'GET',
        path: new URL(url as string).pathname.replace('/store/api/v1', ''),
        key: headers.get('Idempotency-Key'),
        token: headers.get('X-Guest-Cart-Token'),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        answer: (response) => settle(() => resolve(response)),
        drop: () => settle(() => reject(new TypeError('dropped'))),
      }
      held.push(request)
    })
  const clock = {
    now: () => 0,
    sleep: (ms: number, signal?: AbortSignal) =>
      ms === 10_000
        ? new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve(),
  }
  const tokens = memoryTokens({ cart: 'guest' })
  return {
    shop: testShop({ fetch, clock, tokens, random: () => 0, ...config }),
    tokens,
    /** Requests in flight, oldest first. */
    held,
    /** Waits until pending calls have sent their requests. */
    turns,
  }
}

/** A line of the given variant; its id is ten times the variant's. */
export const lineOf = (variantId: number, amount: number, more: Partial<CartItem> = {}): CartItem => ({
  id: variantId * 10,
  productId: variantId,
  variantId,
  type: 'shop_product',
  amount,
  items: [],
  ...goodsOf(variantId),
  prices: {
    unitWithTax: 100,
    unitWithoutTax: 83,
    unitOriginalWithTax: 100,
    totalWithTax: 100 * amount,
    totalWithoutTax: 83 * amount,
    currencyCode: 'CZK',
  },
  ...more,
})

export const cartOf = (version: number, ...items: CartItem[]): Cart => ({
  ...emptyCart(testShop()),
  id: 'cart-1',
  version,
  items,
})

export const added = (cart: Cart, guestCartToken: string | null = null) => ({
  cart,
  addedItem: cart.items[0],
  changedAmount: 1,
  warnings: [],
  meta: { custom: { guestCartToken } },
})
