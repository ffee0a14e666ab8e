import { amountToGift, nextGift } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'

const prices = (discountLimitPriceWithVat: number) => ({ discountLimitPriceWithVat })
const tape = { id: 1, price_from: 1500 }
const clips = { id: 2, price_from: 3000 }

describe('how far it is to a gift', () => {
  it.each([
    [1499.99, 0.01],
    [1180.1, 319.9],
    [1500, 0],
    [1500.01, 0],
    [0, 1500],
  ])('C4.46 with goods for %d there are %d missing; equality reaches it', (goods, missing) => {
    expect(amountToGift(tape, prices(goods))).toBe(missing)
  })

  it('names the one that is reached next', () => {
    expect(nextGift([clips, tape], prices(100))).toEqual({ gift: tape, missing: 1400 })
    expect(nextGift([clips, tape], prices(1500))).toEqual({ gift: clips, missing: 1500 })
    expect(nextGift([clips, tape], prices(3000))).toBeNull()
    expect(nextGift([], prices(0))).toBeNull()
  })
})
