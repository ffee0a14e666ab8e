import type { StoragePort } from '@vanek/sdk/storage'
import { CheckoutProvider } from '@vanek/react-hooks'
import {
  type CheckoutInitialData,
  type CheckoutStore,
  type CheckoutStoreOptions,
  createCheckoutStore,
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  type Gift,
  type Payment,
  type PickupBranch,
  type Shipper,
} from '@vanek/sdk/checkout'
import { createSearchStore } from '@vanek/sdk/search'
import { defaultTheme } from '@vanek/sdk/settings'
import type { ComponentType, ReactNode } from 'react'
import { createApp, type TestApp } from './app.tsx'
import { cartOf, type RequestHandler } from './back-end.ts'

const shipper = (id: number, more: Partial<Shipper> = {}): Shipper => ({
  ...{ id, type: 'DELIVERY', name: `shipper ${id}`, description: '', requiredAddress: true, requiredBranch: false },
  ...{ blockedPayments: [], address: null, priceWithTax: 99, priceWithoutTax: 82 },
  delivery: { nearestDeliveryDate: '2026-11-25', closesAt: null },
  ...more,
})
const payment = (id: number): Payment => ({
  ...{ id, code: 'card', name: `payment ${id}`, description: '', priceWithTax: 0, priceWithoutTax: 0 },
})

export const shippers: readonly Shipper[] = [
  shipper(1, { hasDeliveryTimes: true }),
  shipper(2, { blockedPayments: [2], delivery: { nearestDeliveryDate: '2026-11-24', closesAt: null } }),
]
export const payments = [payment(1), payment(2)]
export const gifts: readonly Gift[] = [0, 9999].map((price_from, index) => ({
  ...{ id: index + 1, name: `gift ${index + 1}`, price: 0, originalWithTax: 1, originalWithoutTax: 1 },
  ...{ price_from, image: null },
}))
export const slots = [{ id: 5, date: '2026-11-25', from: '08:00', to: '10:00' }]

/** A pickup point with this id. */
export const point = (id: number): PickupBranch => ({
  ...{ id, name: `point ${id}`, warehouseId: null, store_id: null },
  address: { street: 'Dlouhá 1', city: 'Brno', postcode: '602 00', country_code: 'CZE' },
})

export interface TestCheckout extends TestApp {
  readonly store: CheckoutStore
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>
}

/** A real checkout with a back end in memory. */
export function createCheckout(
  change: Partial<CheckoutInitialData> = {},
  {
    more,
    changeResponse,
    kept,
    addressValidation,
  }: {
    readonly more?: RequestHandler
    readonly changeResponse?: (response: unknown) => unknown
    readonly kept?: StoragePort
    readonly addressValidation?: CheckoutStoreOptions['addressValidation']
  } = {},
): TestCheckout {
  const app = createApp({
    lines: { 1: 1 },
    ...(changeResponse && { changeResponse }),
    search: (shop) => createSearchStore(shop, { menu: () => [], minimumMs: 1 }),
    more: (request) => {
      if (request.path.endsWith('/delivery-times')) return slots
      return more?.(request)
    },
  })
  const initial: CheckoutInitialData = {
    ...{
      cart: cartOf(1, { 1: 1 }),
      shippers,
      payments,
      gifts,
      choice: emptyCheckoutChoice,
      inputs: emptyCheckoutInputs,
    },
    context: { requiredAddress: true, theme: defaultTheme.pages.delivery_details },
    ...change,
  }
  const memory = kept && { inputs: kept }
  const store = createCheckoutStore(app.shop, { cart: app.cart, initial, storage: memory, addressValidation })
  const { wrapper: Shop } = app
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Shop>
      <CheckoutProvider store={store}>{children}</CheckoutProvider>
    </Shop>
  )
  return { ...app, store, wrapper }
}
