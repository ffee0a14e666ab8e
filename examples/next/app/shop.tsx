'use client'
import { createShop, sameOriginTokens } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { getCartPayments, getCartShippers } from '@vanek/sdk/checkout'
import { createOrderFlow } from '@vanek/sdk/flows'
import { formatPrice } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'
import type { ProductBox } from '@vanek/sdk/product'
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { currency } from './back-end'

const person = { 'given-name': 'First name', 'family-name': 'Last name', email: 'E-mail', tel: 'Phone' }
const home = { 'street-address': 'Street', 'address-level2': 'City', 'postal-code': 'Postcode' }
const fields = Object.entries({ ...person, ...home })

/** Created once per component: for each request on the server, and once per page in the browser. */
function createStores() {
  const tokens = sameOriginTokens({ read: () => document.cookie })
  const shop = createShop({ endpoints: { shop: '', content: '/content', cdn: '' }, currency, tokens })
  const cart = createCartStore(shop)
  return { shop, cart, orders: createOrderFlow(shop, { onPlaced: () => void cart.refresh() }) }
}

export function Shop({ products }: { readonly products: readonly ProductBox[] }) {
  const [{ shop, cart, orders }] = useState(createStores)
  const state = useSyncExternalStore(cart.subscribe, cart.getState, cart.getInitialState)
  const [message, setMessage] = useState('')
  useEffect(() => void cart.load(), [cart])

  async function place(form: FormData) {
    const [firstName, lastName, email, phone, street, city, postcode] = [...form.values()].map(String)
    const [shippers, payments] = await Promise.all([getCartShippers(shop), getCartPayments(shop)])
    if (!shippers.ok) return shippers
    if (!payments.ok) return payments
    const shipper = shippers.data.find(({ requiredBranch }) => !requiredBranch)
    const payment = payments.data.find(({ code }) => code === 'transfer')
    const name = `${firstName} ${lastName}`
    const address = { street, city, postcode, country_code: 'CZE' }
    return orders.place({
      ...{ name, firstName, lastName, email, phone, business: null, terms: true },
      ...{ billing_address: address, shipping: { name, address } },
      ...{ shipper_id: shipper?.id ?? 0, payment_id: payment?.id ?? 0, branch_id: null },
    })
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const placed = await place(new FormData(event.currentTarget))
    setMessage(placed.ok ? `Thank you. Your order is ${placed.data.order.code}.` : errorText(en, placed.error))
  }

  const button = (label: string, press: () => void) => ({ 'aria-label': label, onClick: press })
  const add = (name: string, variantId: number) =>
    button(`Add ${name}`, () => void cart.addItem({ variantId, amount: 1 }))
  return (
    <main>
      <h1>Bathroom fans</h1>
      {products.map(({ id, name, prices, defaultVariantId }) => (
        <p key={id}>
          {name}, from {formatPrice(prices.unitWithTax, currency)} <button {...add(name, defaultVariantId)}>Add</button>
        </p>
      ))}
      <h2 aria-live="polite">Cart: {formatPrice(state.cart.prices.itemsWithTax, currency)}</h2>
      {state.cart.items.map(({ id, name, amount }) => (
        <p key={id}>
          <button {...button(`Less ${name}`, () => void cart.setAmount(id, amount - 1))}>−</button> {amount}{' '}
          <button {...button(`More ${name}`, () => void cart.setAmount(id, amount + 1))}>+</button> {name}
        </p>
      ))}
      <p role="alert">{[...state.errors.values()].map((error) => errorText(en, error)).join(' ')}</p>
      {state.count > 0 && (
        <form onSubmit={(event) => void submit(event)}>
          {fields.map(([name, label]) => (
            <label key={name}>
              {label} <input name={name} autoComplete={name} required />
            </label>
          ))}
          <button>Order by courier, pay by bank transfer</button>
        </form>
      )}
      <output>{message}</output>
    </main>
  )
}
