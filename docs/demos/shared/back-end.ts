// The back end of the demos: a cart of one visitor, and answers to forms, in memory.
import { createShop, memoryTokens } from '@vanek/sdk'
import { type Cart, type CartItem, emptyCart } from '@vanek/sdk/cart'
import { createTestClock, createTestShop, refusal, type TestRequest, type TestShop } from '@vanek/sdk/testing'

/** Goods of the demos. */
export const goods = [
  { id: 1, name: 'Bathroom fan Alba 125', price: 49, stock: 8 },
  { id: 2, name: 'Inline fan Boreas 160', price: 129, stock: 3 },
  { id: 3, name: 'Flexible duct, 5 m', price: 19.5, stock: 40 },
] as const

/** Milliseconds until an answer comes, so that pending states can be seen. */
const slowness = 900
export const later = (ms = slowness) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Time passes for the demos as it does for their reader. */
const clock = {
  ...createTestClock(),
  now: () => Date.now(),
  sleep: (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const stop = () => reject(signal?.reason as Error)
      if (signal?.aborted) return stop()
      signal?.addEventListener('abort', stop)
      setTimeout(resolve, ms)
    }),
}

const euro = {
  ...{ code: 'EUR', symbol: '€', symbolPlacement: 'left' as const },
  ...{ decimalPlaces: 2, decimalPoint: '.', millesimalPoint: ',' },
}
const endpoints = { shop: '', content: '', cdn: '' }

const goodsOf = (id: number) => goods.find((each) => each.id === id) ?? goods[0]

export const pricesOf = (price: number) => ({
  ...{ unitWithTax: price, unitWithoutTax: price / 1.21, unitOriginalWithTax: price, currencyCode: 'EUR' },
})

export function availabilityOf(stock: number): NonNullable<CartItem['shoppable']>['availability'] {
  return {
    ...{ isAvailable: stock > 0, availabilityCode: 'stock', stock, checkStock: true, delayDays: 0 },
    ...{ amountMin: 1, amountMax: 99, availability: { text: 'In stock', color: 'green' } },
  }
}

/** A line of the cart; its id is that of the goods. */
export function lineOf(id: number, amount: number): CartItem {
  const { name, price, stock } = goodsOf(id)
  return {
    ...{ id, productId: id, variantId: id, type: 'shop_product', amount, items: [] },
    product: {
      ...{ id, name, slug: `goods-${id}`, categoryFullname: '', brand: null, marketingCode: '', mainImage: null },
    },
    variant: { id, name: '', isDefault: true },
    shoppable: {
      ...{ id, name, marketingCode: '', catalogCode: `C${id}`, unit: 'pcs', mainImage: null, warehouses: [] },
      availability: availabilityOf(stock),
    },
    prices: { ...pricesOf(price), totalWithTax: price * amount, totalWithoutTax: (price * amount) / 1.21 },
  }
}

export function cartOf(version: number, amounts: ReadonlyMap<number, number>, coupon: string | null): Cart {
  const empty = emptyCart(createShop({ endpoints, currency: euro }))
  const items = [...amounts].map(([id, amount]) => lineOf(id, amount))
  const sum = items.reduce((total, { prices }) => total + prices.totalWithTax, 0)
  const discount = coupon === null ? 0 : sum / 10
  const total = Math.round((sum - discount) * 100) / 100
  return {
    ...empty,
    ...{ id: 'demo', version, currencyCode: 'EUR', items },
    prices: { ...empty.prices, itemsWithTax: sum, totalWithTax: total, discountWithTax: discount },
    coupon: coupon === null ? null : { code: coupon, title: '10 % off', applies: true, reason: null },
  }
}

/** What the back end answers to an operation of a demo; undefined for one it does not have. */
export type DemoAnswers = (request: TestRequest) => unknown

/** A shop whose cart holds these amounts by id of goods. */
export function createDemoShop(
  lines: Readonly<Record<number, number>>,
  answers: DemoAnswers = () => undefined,
): TestShop {
  const amounts = new Map(Object.entries(lines).map(([id, amount]) => [Number(id), amount]))
  let version = 1
  let coupon: string | null = null

  const set = (id: number, wanted: number) => {
    const { stock } = goodsOf(id)
    if (wanted > stock) return refusal({ status: 409, code: 'out_of_stock', title: `Only ${stock} left` })
    version += 1
    if (wanted > 0) amounts.set(id, wanted)
    else amounts.delete(id)
    const [cart, line] = [cartOf(version, amounts, coupon), lineOf(id, wanted)]
    const meta = { custom: { guestCartToken: 'demo' } }
    return { cart, addedItem: line, updatedItem: line, changedAmount: 1, warnings: [], meta }
  }
  const setCoupon = (code: string | null) => {
    if (code !== null && code.toUpperCase() !== 'BREEZE10')
      return refusal({ status: 422, code: 'coupon_invalid', field: 'code', title: '' })
    coupon = code
    version += 1
    return { cart: cartOf(version, amounts, coupon) }
  }
  const answer = (request: TestRequest): unknown => {
    const own = answers(request)
    if (own !== undefined) return own
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>
    const id = Number(request.params['id'] ?? body['id'])
    switch (request.operation) {
      case 'getCart':
        return cartOf(version, amounts, coupon)
      case 'addCartItem':
        return set(id, (amounts.get(id) ?? 0) + Number(body['amount']))
      case 'updateCartItem':
        return set(id, Number(body['amount']))
      case 'removeCartItem':
        return set(id, 0)
      case 'clearCart':
        for (const each of amounts.keys()) set(each, 0)
        return { cart: cartOf(version, amounts, coupon) }
      case 'setCoupon':
        return setCoupon(String(body['code']))
      case 'removeCoupon':
        return setCoupon(null)
      default:
        return undefined
    }
  }
  return createTestShop(
    {},
    {
      ...{ currency: euro, locale: 'en', check: null, tokens: memoryTokens({ cart: 'demo' }) },
      clock,
      async fallback(request) {
        await later()
        return answer(request) ?? null
      },
    },
  )
}
