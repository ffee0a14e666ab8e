import type { AnyOrder, OrderStatus, Parcel } from '@vanek/sdk/orders'
import { describe, expect, it } from 'vitest'
import { isExpected, mishapWord } from './order-words.ts'

const order = (status: OrderStatus, ...states: readonly Parcel['state'][]) =>
  ({ status, parcels: states.map((state) => ({ state })) }) as unknown as AnyOrder

describe('A1.06 A1.08 an order whose parcel met with something', () => {
  it.each([
    ['late', 'Zásilka se zpozdila'],
    ['lost', 'Zásilka se ztratila'],
    ['damaged', 'Zásilka se poškodila'],
    ['refused', 'Vrací se k nám'],
    ['on_the_way', undefined],
  ] as const)('%s is told as %s in place of being on its way', (state, word) => {
    expect(mishapWord(order('handed_over', 'on_the_way', state))).toBe(word)
  })

  it('is no longer promised for the day that was told before; nor is one that is over', () => {
    expect(isExpected(order('handed_over', 'on_the_way'))).toBe(true)
    expect(isExpected(order('received'))).toBe(true)
    expect(isExpected(order('handed_over', 'lost'))).toBe(false)
    for (const status of ['delivered', 'returned', 'cancelled'] as const)
      expect([status, isExpected(order(status))]).toEqual([status, false])
  })
})
