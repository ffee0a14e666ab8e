import type { Product } from '@vanek/sdk/product'
import { expect, it } from 'vitest'
import { boxOf } from './box-of.ts'

const prices = { unitWithTax: 121, unitWithoutTax: 100, totalWithTax: 121, totalWithoutTax: 100, currencyCode: 'CZK' }
const variant = (id: number, isAvailable: boolean) => ({
  ...{ id, prices, defaultPrices: prices, catalogCode: `C${id}`, unit: 'ks' },
  availability: { isAvailable, stock: isAvailable ? 3 : 0 },
})

it.each([
  [[false, true], true],
  [[true, false], true],
  [[false, false], false],
])('B4.04 a box is not sold out while one of its variants can be bought: %j', (buyable, isAvailable) => {
  const variants = buyable.map((own, at) => variant(at + 1, own))
  const product = { id: 1, defaultVariantId: 1, variants, availability: variants[0]?.availability }
  expect(boxOf(product as unknown as Product).availability.isAvailable).toBe(isAvailable)
})
