import { crowns, freeShippingAt, withoutTax } from './money.mjs'

const address = { street: 'Dlouhá 1', city: 'Praha', postcode: '11000', country_code: 'CZE' }

const branch = {
  ...{ id: 1, name: 'Prodejna Praha', shipper_id: 2, warehouseId: null, store_id: null, address },
  ...{ openingHours: 'Po–Pá 8:00–16:00', nearestDeliveryDate: null },
}

const shippers = [
  {
    ...{ id: 1, type: 'DELIVERY', name: 'Kurýrem na adresu', description: 'Přijede do dvou dnů.', price: 9900 },
    ...{ requiredAddress: true, requiredBranch: false, blockedPayments: [3], branches: undefined, deliveryDays: 2 },
  },
  {
    ...{ id: 2, type: 'PERSONAL', name: 'Osobní odběr', description: 'V prodejně v Praze.', price: 0 },
    ...{ requiredAddress: false, requiredBranch: true, blockedPayments: [2], branches: [branch], deliveryDays: 1 },
  },
]

export const payments = [
  { id: 1, code: 'transfer', name: 'Bankovním převodem', description: 'Údaje přijdou e-mailem.', price: 0 },
  { id: 2, code: 'cod', name: 'Dobírkou', description: 'Zaplatíte kurýrovi.', price: 3900 },
  { id: 3, code: 'cash', name: 'Hotově v prodejně', description: 'Zaplatíte při vyzvednutí.', price: 0 },
  { id: 4, code: 'card', name: 'Kartou online', description: 'Zaplatíte hned po odeslání.', price: 0 },
]

export const shipperOf = (id) => shippers.find((one) => one.id === id)
export const paymentOf = (id) => payments.find((one) => one.id === id)

/** The price of a shipper for a cart with goods of this price. */
export const shipperPrice = ({ price }, goods) => (goods >= freeShippingAt ? 0 : price)

const priced = (price) => ({ priceWithTax: crowns(price), priceWithoutTax: crowns(withoutTax(price)) })
const publicFields = ({ id, type, name, description, requiredAddress, requiredBranch, branches }) => ({
  ...{ id, type, name, description, requiredAddress, requiredBranch },
  ...(branches ? { branches } : {}),
})

export const cartShippers = (goods) =>
  shippers.map((shipper) => ({
    ...publicFields(shipper),
    ...priced(shipperPrice(shipper, goods)),
    ...{ blockedPayments: shipper.blockedPayments, address: null, hasDeliveryTimes: false },
    delivery: { nearestDeliveryDate: null, closesAt: null, deliveryDays: shipper.deliveryDays },
  }))

export const cartPayments = () =>
  payments.map(({ id, code, name, description, price }) => ({ id, code, name, description, ...priced(price) }))

/** Shippers without a cart. */
export const offers = () =>
  shippers.map((shipper) => ({
    ...publicFields(shipper),
    ...{ priceFrom: crowns(shipper.price), priceFromWithoutTax: crowns(withoutTax(shipper.price)) },
    freeFrom: crowns(freeShippingAt),
    delivery: { closesAt: null, deliveryDays: shipper.deliveryDays },
  }))
