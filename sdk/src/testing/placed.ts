import type { Order, OrderItem } from '../checkout/types.ts'

const line = (id: number, variantId: number | null, unit: number, amount = 1): OrderItem => ({
  ...{ id, productId: variantId, variantId, name: `Zboží ${id}`, marketingCode: `M${id}`, amount, unit: 'ks' },
  ...{ productName: `Zboží ${id}`, variantName: null, categoryFullname: 'Zboží', brand: null },
  prices: {
    ...{ unitWithTax: unit, unitWithoutTax: unit, totalWithTax: unit * amount, totalWithoutTax: unit * amount },
  },
  attributes: { discount: variantId === null },
})
const address = { street: 'Krátká 5', city: 'Praha', postcode: '120 00', country_code: 'CZE' }

/** A placed order of two variants, one of them on two lines, with a discount and all consents. */
export const placedOrder = (more: Partial<Order> = {}): Order => ({
  ...{ id: 'o-1', code: '2600001', token: 't-1', created: '2026-11-22T10:00:00Z', currencyCode: 'CZK' },
  ...{ status: 'received', events: [{ kind: 'received', at: '2026-11-22T10:00:00Z' }], parcels: [], couponCode: null },
  items: [line(1, 101, 500, 2), line(2, 102, 389), line(3, 101, 500), line(4, null, -100)],
  prices: {
    ...{ itemsWithTax: 1789, itemsWithoutTax: 1478, shipperPriceWithTax: 99, shipperPriceWithoutTax: 82 },
    ...{ paymentPriceWithTax: 0, paymentPriceWithoutTax: 0, roundingWithTax: 0 },
    ...{ totalWithTax: 1888, totalWithoutTax: 1560 },
  },
  customer: { email: 'jana@vanek.test', name: 'Jana Nová', phone: '777 123 456' },
  billingAddress: address,
  shipping: { name: 'Jana Nová', address },
  shipper: { id: 1, name: 'Kurýr', type: 'DELIVERY' },
  payment: { id: 1, name: 'Kartou', code: 'card', state: 'paid' },
  attributes: { cartId: 'c-1', GDPR: { zbozicz: true, heureka: true } },
  ...more,
})
