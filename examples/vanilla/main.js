import { createShop, storageTokens } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { getListing } from '@vanek/sdk/catalog'
import { getCartPayments, getCartShippers } from '@vanek/sdk/checkout'
import { createOrderFlow } from '@vanek/sdk/flows'
import { formatPrice } from '@vanek/sdk/format'
import { errorText } from '@vanek/sdk/i18n'
import { en } from '@vanek/sdk/i18n/en'

const backEnd = import.meta.env.VITE_BACK_END ?? 'http://localhost:4000'
const endpoints = { shop: `${backEnd}/store`, content: `${backEnd}/cms`, cdn: `${backEnd}/cdn` }
const numbers = { decimalPlaces: 2, decimalPoint: ',', millesimalPoint: ' ' }
const currency = { code: 'CZK', symbol: 'Kč', symbolPlacement: 'right', ...numbers }
const shop = createShop({ endpoints, currency, tokens: storageTokens(() => localStorage) })
const cart = createCartStore(shop)
const orders = createOrderFlow(shop, { onPlaced: () => cart.refresh() })

const find = (id) => document.getElementById(id)
const showError = (error) => (find('status').textContent = errorText(en, error))

function row(text, tag, props) {
  const li = document.createElement('li')
  li.append(`${text} `, Object.assign(document.createElement(tag), props))
  return li
}

cart.subscribe(() => {
  const { cart: now, count, errors } = cart.getState()
  const focused = document.activeElement.id
  const rows = now.items.map(({ id, name, amount }) => {
    const onchange = ({ target }) => cart.setAmount(id, Number(target.value))
    const props = { id: `line-${id}`, ariaLabel: `Amount of ${name}`, type: 'number', value: amount, onchange }
    return row(name, 'input', props)
  })
  find('lines').replaceChildren(...rows)
  find(focused)?.focus()
  find('total').textContent = `${count} pieces, ${formatPrice(now.prices.itemsWithTax, currency)}`
  find('checkout').hidden = count === 0
  errors.forEach(showError)
})

find('checkout').addEventListener('submit', async (event) => {
  event.preventDefault()
  const typed = [...new FormData(event.target).values()].map(String)
  const [firstName, lastName, email, phone, street, city, postcode] = typed
  const address = { street, city, postcode, country_code: 'CZE' }
  const name = `${firstName} ${lastName}`
  const [shippers, payments] = await Promise.all([getCartShippers(shop), getCartPayments(shop)])
  if (!shippers.ok || !payments.ok) return showError(shippers.error ?? payments.error)
  const shipper = shippers.data.find(({ requiredBranch }) => !requiredBranch)
  const payment = payments.data.find(({ code }) => code === 'transfer')
  const chosen = { shipper_id: shipper.id, payment_id: payment.id, branch_id: null, terms: true }
  const to = { billing_address: address, shipping: { name, address }, business: null }
  const placed = await orders.place({ name, firstName, lastName, email, phone, ...to, ...chosen })
  if (!placed.ok) return showError(placed.error)
  find('status').textContent = `Thank you. The number of your order is ${placed.data.order.code}.`
})

const [listing] = await Promise.all([getListing(shop, { path: 'koupelnove-ventilatory', perPage: 6 }), cart.load()])
if (!listing.ok) showError(listing.error)
for (const { name, prices, defaultVariantId: variantId } of listing.data?.products ?? []) {
  const props = { textContent: 'Add', ariaLabel: `Add ${name}`, onclick: () => cart.addItem({ variantId, amount: 1 }) }
  find('products').append(row(`${name}, from ${formatPrice(prices.unitWithTax, currency)}`, 'button', props))
}
