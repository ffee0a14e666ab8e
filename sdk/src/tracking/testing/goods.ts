import type { Order, OrderItem } from '../../checkout/types.ts'
import type { Prices, Product, ProductBox, Variant } from '../../product/types.ts'

export const pricesOf = (unitWithTax: number): Prices => ({
  unitWithTax,
  unitWithoutTax: Math.round((unitWithTax / 1.21) * 100) / 100,
  unitOriginalWithTax: unitWithTax,
  unitOriginalWithoutTax: unitWithTax,
  percentageDiscount: 0,
  inDiscount: false,
  quantityPrices: [],
  currencyCode: 'CZK',
})

/** A product in a list; its default variant is ten times its id. */
export const boxOf = (id: number, unitWithTax = 100): ProductBox =>
  ({
    ...{ id, name: `P${id}`, slug: `p-${id}`, categoryPath: 'vetrani', brand: 'Vento', prices: pricesOf(unitWithTax) },
    ...{ defaultVariantId: id * 10, visibility: { saleable: true } },
  }) as ProductBox

export const product = {
  name: 'Tichý',
  brand: { id: 1, title: 'Vento', slug: 'vento' },
  categoryFullname: 'Větrání > Ventilátory > Koupelnové',
} as Product

export const variant = { id: 70, name: '125 mm', prices: pricesOf(1290.5) } as Variant

/** A line of a product without a brand, with one category and one variant. */
export const orderItem = (id: number, amount: number, unitWithTax: number): OrderItem => ({
  ...{ id, productId: id, variantId: id * 10, name: `P${id}`, marketingCode: `M${id}`, amount, unit: 'ks' },
  ...{ productName: `P${id}`, variantName: null, categoryFullname: 'Větrání', brand: null },
  prices: {
    unitWithTax,
    unitWithoutTax: unitWithTax / 1.21,
    totalWithTax: amount * unitWithTax,
    totalWithoutTax: (amount * unitWithTax) / 1.21,
  },
  attributes: { discount: false },
})

/** A discount as a line of an order. */
export const discountOf = (name: string, amount: number): OrderItem => ({
  ...orderItem(9, 1, -amount),
  ...{ productId: null, variantId: null, name, marketingCode: '' },
  ...{ productName: null, variantName: null, categoryFullname: null, brand: null },
  attributes: { discount: true },
})

type TrackedOrder = Pick<Order, 'code' | 'currencyCode' | 'couponCode' | 'items' | 'prices'>

/** An order whose totals are the sums of its parts. */
export function orderOf(
  items: readonly OrderItem[],
  { shipper = 0, payment = 0, rounding = 0 }: { shipper?: number; payment?: number; rounding?: number } = {},
): TrackedOrder {
  const goods = items.reduce((sum, { prices }) => sum + prices.totalWithTax, 0)
  const total = goods + shipper + payment + rounding
  return {
    code: '2600001',
    currencyCode: 'CZK',
    couponCode: null,
    items,
    prices: {
      ...{ itemsWithTax: goods, itemsWithoutTax: goods / 1.21 },
      ...{ shipperPriceWithTax: shipper, shipperPriceWithoutTax: shipper / 1.21 },
      ...{ paymentPriceWithTax: payment, paymentPriceWithoutTax: payment / 1.21 },
      ...{ roundingWithTax: rounding, totalWithTax: total, totalWithoutTax: total / 1.21 },
    },
  }
}
