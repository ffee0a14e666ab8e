import type { ShopConfig } from '../transport/context.ts'
import { memoryTokens } from '../transport/tokens.ts'
import { emptyCart } from '../cart/empty.ts'
import type { Cart } from '../cart/types.ts'
import { emptyCheckoutChoice } from '../checkout/rules/choice.ts'
import type { Gift, Shipper } from '../checkout/types.ts'
import { createCheckoutStore } from '../flows/checkout/store.ts'
import type { CheckoutInitialData, CheckoutStoreOptions } from '../flows/checkout/types.ts'
import { type SeenRequest, shopOver } from './back-end.ts'
import { card, cod, contextWith, courier, filledInputs, pickup } from './orders.ts'

export const slot = { id: 9, date: '2026-11-24', from: '08:00', to: '10:00' }
export const timed: Shipper = {
  ...courier,
  hasDeliveryTimes: true,
  delivery: { nearestDeliveryDate: '2026-11-24', closesAt: null },
}
const { branches: _branches, ...unlisted } = pickup
const points: Shipper = { ...unlisted, id: 5, type: 'PICKUP_POINT' }
const gift: Gift = {
  ...{ id: 4, name: 'Klíčenka', price: 0.005, originalWithTax: 121, originalWithoutTax: 100 },
  ...{ price_from: 1000, image: null },
}
export const company = {
  ...{ tin: '27082440', vatin: 'CZ27082440', business_name: 'Vánek s.r.o.', active: true },
  address: { street: 'Široká 3', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
}

const line = {
  id: 1,
  amount: 1,
  items: [],
  product: {},
  variant: {},
  shoppable: {},
} as unknown as Cart['items'][number]

/** A text port in memory. */
export const memory = (initial: string | null = null) => {
  let text = initial
  return { read: () => text, write: (next: string | null) => void (text = next) }
}

/** A checkout with a back end whose responses a test can change. */
export function checkout(
  change: Partial<CheckoutInitialData> = {},
  options: Partial<CheckoutStoreOptions> = {},
  config: Partial<ShopConfig> = {},
) {
  const world = {
    ...{
      version: 1,
      limit: 1500,
      shippers: [timed, pickup, points],
      payments: [card, cod],
      gifts: [gift],
      slots: [slot],
    },
    special: (_request: SeenRequest): unknown => undefined,
  }
  const over = shopOver(
    (request) => {
      const special = world.special(request)
      if (special !== undefined) return special
      if (request.path === '/api/v1/cart/shippers') return world.shippers
      if (request.path === '/api/v1/cart/payments') return world.payments
      if (request.path === '/api/v1/order-gifts') return world.gifts
      if (request.path === '/api/v1/delivery-times') return world.slots
      if (request.path === '/api/v1/ares/ico') return company
      return cartNow()
    },
    { tokens: memoryTokens({ cart: 'guest' }), ...config },
  )
  const cartNow = (): Cart => {
    const cart = emptyCart(over.shop)
    return {
      ...cart,
      id: 'c',
      version: world.version,
      items: [line],
      prices: { ...cart.prices, discountLimitPriceWithVat: world.limit },
    }
  }
  const { shippers, payments, gifts } = world
  const initial: CheckoutInitialData = {
    ...{ cart: cartNow(), shippers, payments, gifts, choice: emptyCheckoutChoice },
    ...{ inputs: filledInputs, context: contextWith() },
    ...change,
  }
  const store = createCheckoutStore(over.shop, { initial, ...options })
  const calls = () => over.seen.map(({ path, query }) => [path.replace('/api/v1/', ''), query] as const)
  return { ...over, store, world, cartNow, calls, state: store.getState }
}
