import { useCart } from '@vanek/react-hooks'
import { getCartPayments, getCartShippers } from '@vanek/sdk/checkout'
import { type FormEvent, useState } from 'react'
import { cart, orders, shop, textOf } from './shop.ts'

const fields = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['email', 'E-mail', 'email'],
  ['phone', 'Phone', 'tel'],
  ['street', 'Street', 'street-address'],
  ['city', 'City', 'address-level2'],
  ['postcode', 'Postcode', 'postal-code'],
]

/** Places an order with courier delivery and bank transfer. */
async function place(form: FormData) {
  const { street, city, postcode, firstName, lastName, email, phone } = Object.fromEntries(form) as Record<
    string,
    string
  >
  const [shippers, payments] = await Promise.all([getCartShippers(shop), getCartPayments(shop)])
  if (!shippers.ok) return shippers
  if (!payments.ok) return payments
  const shipper = shippers.data.find(({ requiredBranch }) => !requiredBranch)
  const payment = payments.data.find(({ code }) => code === 'transfer')
  const name = `${firstName} ${lastName}`
  const address = { street, city, postcode, country_code: 'CZE' }
  const placed = await orders.place({
    ...{ name, firstName, lastName, email, phone, business: null, terms: true },
    ...{ billing_address: address, shipping: { name, address } },
    ...{ shipper_id: shipper?.id ?? 0, payment_id: payment?.id ?? 0, branch_id: null },
  })
  if (placed.ok) await cart.refresh()
  return placed
}

export function Checkout() {
  const isEmpty = useCart(({ count }) => count === 0)
  const [placed, setPlaced] = useState<Awaited<ReturnType<typeof place>>>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPlaced(await place(new FormData(event.currentTarget)))
  }
  if (isEmpty) return placed?.ok && <output>Thank you. Your order is {placed.data.order.code}.</output>
  return (
    <form onSubmit={(event) => void submit(event)}>
      {fields.map(([name, label, autoComplete]) => (
        <label key={name}>
          {label} <input name={name} autoComplete={autoComplete} required />
        </label>
      ))}
      <button>Order by courier, pay by bank transfer</button>
      {placed?.ok === false && <p role="alert">{textOf(placed.error)}</p>}
    </form>
  )
}
