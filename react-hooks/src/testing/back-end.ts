import { createShop, memoryTokens, type Shop } from '@vanek/sdk'
import { emptyCart, type Cart, type CartItem } from '@vanek/sdk/cart'

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

/** A cart whose lines are given as id and amount; line 3 holds variant 30. */
export const cartOf = (version: number, lines: Readonly<Record<number, number>>): Cart => ({
  ...emptyCart(createShop({ endpoints: { shop: '', content: '', cdn: '' }, currency: czk })),
  id: 'c-1',
  version,
  items: Object.entries(lines).map(([id, amount]) => item(Number(id), amount)),
})

/** A request as the back end sees it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  /** The Idempotency-Key. */
  readonly key: string | null
}

export interface BackEnd {
  readonly shop: Shop
  readonly seen: readonly SeenRequest[]
  /** Makes every answer wait until the function that it answers is called. */
  readonly hold: () => () => void
  /** Refuses the next request with a code; status 409 unless told. */
  readonly refuseNext: (code: string, status?: number) => void
}

/** Answers what the cart does not: a body, or undefined for what it does not know either. */
export type MoreAnswers = (request: SeenRequest) => unknown

/** A back end with one cart of a visitor who is known, the newsletter, and whatever else it is given. */
export function createBackEnd(
  lines: Readonly<Record<number, number>> = {},
  more: MoreAnswers = () => undefined,
): BackEnd {
  const seen: SeenRequest[] = []
  const amounts = { ...lines } as Record<number, number>
  let version = 1
  let refusal: { readonly code: string; readonly status: number } | null = null
  let gate = Promise.resolve()

  const change = (itemId: number, amount: number) => {
    version += 1
    if (amount > 0) amounts[itemId] = amount
    else delete amounts[itemId]
    return cartOf(version, amounts)
  }
  const answers = (request: SeenRequest): unknown => {
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
  const answer: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://shop.test')
    const text = typeof init?.body === 'string' ? init.body : '{}'
    const request = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: JSON.parse(text) as SeenRequest['body'],
      key: new Headers(init?.headers).get('Idempotency-Key'),
    }
    seen.push(request)
    const refused = refusal
    refusal = null
    const made = refused ? null : answers(request)
    await gate
    if (!refused) return made instanceof Response ? made : Response.json(made)
    const errors = [{ code: refused.code, field: null, title: `refused: ${refused.code}` }]
    return Response.json({ requestId: 'r-1', errors }, { status: refused.status })
  }

  return {
    shop: createShop({
      endpoints: { shop: 'https://shop.test', content: 'https://cms.test', cdn: '', services: 'https://out.test' },
      currency: czk,
      country: { code: 'CZ', alpha3: 'CZE', title: 'Česká republika' },
      tokens: memoryTokens({ cart: 'g-1' }),
      fetch: answer,
    }),
    seen,
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return open
    },
    refuseNext: (code, status = 409) => void (refusal = { code, status }),
  }
}
