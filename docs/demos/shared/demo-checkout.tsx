// What the demos of the checkout stand in: a store with two ways of delivery and of payment, and a cart with prices.
import { CheckoutProvider, useNewCheckout } from '@vanek/react-hooks'
import {
  type CheckoutInitialData,
  emptyCheckoutChoice,
  emptyCheckoutInputs,
  type Payment,
  type Shipper,
} from '@vanek/sdk/checkout'
import { en } from '@vanek/sdk/i18n/en'
import { defaultTheme } from '@vanek/sdk/settings'
import type { TestRequest } from '@vanek/sdk/testing'
import type { ReactNode } from 'react'
import { cartOf } from './back-end.ts'
import { DemoShop } from './demo-shop.tsx'

const amounts = new Map([
  [1, 1],
  [3, 2],
])

const priced = (price: number) => ({ priceWithTax: price, priceWithoutTax: price / 1.21 })

const courier: Shipper = {
  ...{ id: 1, type: 'DELIVERY', name: 'Courier', description: 'To your door', requiredAddress: true },
  ...{ requiredBranch: false, blockedPayments: [2], address: null, ...priced(4.9) },
  delivery: { nearestDeliveryDate: null, closesAt: null, deliveryDays: 2 },
}
const counter: Shipper = {
  ...courier,
  ...{ id: 2, name: 'Pick up in our shop', description: 'Free', requiredAddress: false, blockedPayments: [] },
  ...priced(0),
}
const payments: readonly Payment[] = [
  { id: 1, code: 'card', name: 'Card', description: '', ...priced(0) },
  { id: 2, code: 'cash', name: 'Cash in our shop', description: '', ...priced(0) },
]

/** The cart with the price of what is chosen. */
function cartWith(shipperId: number | null) {
  const cart = cartOf(1, amounts, null)
  const shipper = [courier, counter].find(({ id }) => id === shipperId)
  if (!shipper) return cart
  const totalWithTax = cart.prices.itemsWithTax + shipper.priceWithTax
  return { ...cart, prices: { ...cart.prices, shipperPriceWithTax: shipper.priceWithTax, totalWithTax } }
}

export const company = {
  ...{ tin: '12345678', vatin: 'DE123456789', business_name: 'Breeze GmbH', active: true },
  address: { street: 'Lange Straße 3', city: 'Berlin', postcode: '10243', country_code: 'DEU' },
}

function answers({ operation, query }: TestRequest) {
  if (operation === 'getCart') return cartWith(Number(query['shipper_id']))
  if (operation === 'getCartShippers') return [courier, counter]
  if (operation === 'getCartPayments') return payments
  if (operation === 'getCompanyByTin') return company
  return undefined
}

const initial: CheckoutInitialData = {
  ...{ cart: cartWith(null), shippers: [courier, counter], payments, choice: emptyCheckoutChoice },
  inputs: { ...emptyCheckoutInputs, country: 'DEU', billingCountry: 'DEU' },
  context: { requiredAddress: true, theme: defaultTheme.pages.delivery_details },
}

function Provided({ children }: { readonly children: ReactNode }) {
  const store = useNewCheckout({ initial, messages: en })
  return (
    <CheckoutProvider store={store}>
      <div className="stack">{children}</div>
    </CheckoutProvider>
  )
}

export const DemoCheckout = ({ children }: { readonly children: ReactNode }) => (
  <DemoShop lines={Object.fromEntries(amounts)} answers={answers}>
    <Provided>{children}</Provided>
  </DemoShop>
)
