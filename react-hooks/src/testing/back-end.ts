import { createShop, memoryTokens } from '@vanek/sdk'
import { emptyCart, type Cart, type CartItem } from '@vanek/sdk/cart'
import { createTestClock, createTestShop, type TestRequest, type TestShop } from '@vanek/sdk/testing'

const prices = { unitWithTax: 100, unitWithoutTax: 83, unitOriginalWithTax: 100, currencyCode: 'CZK' }

const item = (id: number, amount: number): CartItem => ({
  id,
  productId: id,
  variantId: id * 10,
  type: 'shop_product',
  amount,
  items: [],
  product: {
    id,
    name: `P${id}`,
    slug: `p-${id}`,
    categoryFullname: '',
    brand: null,
    marketingCode: '',
    mainImage: null,
  },
  variant: { id: id * 10, name: '', isDefault: true },
  shoppable: {
    ...{ id: id * 10, name: `P${id}`, marketingCode: '', catalogCode: `C${id}`, unit: 'ks', mainImage: null },
    warehouses: [],
    availability: {
      ...{ isAvailable: true, availabilityCode: 'stock', stock: 99, checkStock: true, delayDays: 0 },
      ...{ amountMin: 1, amountMax: 99, availability: { text: 'Skladem', color: 'green' } },
    },
  },
  prices: { ...prices, totalWithTax: 100 * amount, totalWithoutTax: 83 * amount },
})

const czk = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: ' ',
} as const

/** A cart with lines by id and amount; line 3 holds variant 30. */
export const cartOf = (version: number, lines: Readonly<Record<number, number>>): Cart => ({
  ...emptyCart(createShop({ endpoints: { shop: '', content: '', cdn: '' }, currency: czk })),
  id: 'c-1',
  version,
  items: Object.entries(lines).map(([id, amount]) => item(Number(id), amount)),
})

/** A request with its body as an object. */
export interface BackEndRequest extends TestRequest {
  readonly body: Readonly<Record<string, unknown>>
}

export interface BackEnd extends Pick<TestShop, 'shop' | 'pause' | 'tokens'> {
  /** Requests so far, in order. */
  readonly requests: readonly BackEndRequest[]
  /** Rejects the next request with a code, about a field. The status defaults to 409. */
  readonly rejectNext: (code: string, status?: number, field?: string) => void
}

/** Handles requests other than those of the cart: returns a body, or undefined for an unknown request. */
export type RequestHandler = (request: BackEndRequest) => unknown

/** The Idempotency-Key of a request. */
export const keyOf = (request: TestRequest | undefined): string | null =>
  request?.headers.get('Idempotency-Key') ?? null

/** A back end with the cart of one visitor, the newsletter, and more handlers. `changeResponse` changes each response. */
export function createBackEnd(
  lines: Readonly<Record<number, number>> = {},
  more: RequestHandler = () => undefined,
  changeResponse: (response: unknown) => unknown = (response) => response,
): BackEnd {
  const amounts = { ...lines } as Record<number, number>
  let version = 1

  const change = (itemId: number, amount: number) => {
    version += 1
    if (amount > 0) amounts[itemId] = amount
    else delete amounts[itemId]
    return cartOf(version, amounts)
  }
  const handle = (request: BackEndRequest): unknown => {
    const { method, path, body } = request
    const own = more(request)
    if (own !== undefined) return own
    if (path.endsWith('/subscribe')) return { status: 'pending' }
    const itemId = path.endsWith('/items') ? Number(body['id']) / 10 : Number(path.split('/').at(-1))
    if (method === 'GET') return cartOf(version, amounts)
    if (method === 'DELETE') return { cart: change(itemId, 0) }
    const before = amounts[itemId] ?? 0
    const cart = change(itemId, method === 'POST' ? before + Number(body['amount']) : Number(body['amount']))
    const line = item(itemId, amounts[itemId] ?? 0)
    const meta = { custom: { guestCartToken: 'g-1' } }
    return { cart, addedItem: line, updatedItem: line, changedAmount: line.amount - before, warnings: [], meta }
  }
  const { shop, requests, pause, tokens, failNext } = createTestShop(
    {},
    {
      ...{ currency: czk, country: { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' }, pickupCountries: ['CZE'] },
      tokens: memoryTokens({ cart: 'g-1' }),
      // timeouts of services start at 1.5 s
      clock: createTestClock({ instantMs: 1_000 }),
      // many tests return only the fields that they need
      check: null,
      fallback: (request) =>
        changeResponse(handle({ ...request, body: (request.body ?? {}) as BackEndRequest['body'] })) ?? null,
    },
  )
  return {
    ...{ shop, pause, tokens, requests: requests as readonly BackEndRequest[] },
    rejectNext: (code, status = 409, field) =>
      failNext({ status, code, title: `rejected: ${code}`, ...(field && { field }) }),
  }
}
