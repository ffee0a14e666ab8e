import { amountToGift, nextGift } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'

const prices = (discountLimitPriceWithVat: number) => ({ discountLimitPriceWithVat })
const tape = { id: 1, price_from: 1500 }
const clips = { id: 2, price_from: 3000 }

describe('amount missing to a gift', () => {
  it.each([
    [1499.99, 0.01],
    [1180.1, 319.9],
    [1500, 0],
    [1500.01, 0],
    [0, 1500],
  ])('C4.46 is, for goods of %d, %d; the limit itself is enough', (goods, missing) => {
    expect(amountToGift(tape, prices(goods))).toBe(missing)
  })

  it('nextGift returns the next gift to reach', () => {
    expect(nextGift([clips, tape], prices(100))).toEqual({ gift: tape, missing: 1400 })
    expect(nextGift([clips, tape], prices(1500))).toEqual({ gift: clips, missing: 1500 })
    expect(nextGift([clips, tape], prices(3000))).toBeNull()
    expect(nextGift([], prices(0))).toBeNull()
  })
})
