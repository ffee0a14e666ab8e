import { expect, it } from 'vitest'
import { usualFreeShippingAt } from './free-shipping.ts'

it('C9.16 delivery is free from 2 500 Kč, in euro from no sum that nobody has told', () => {
  expect([usualFreeShippingAt('CZK'), usualFreeShippingAt('EUR')]).toEqual([2500, null])
})
