import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeOrder, type Made } from '../../test/support/made-orders.ts'
import { leftOf, type Given } from '../invoices/credit.ts'
import { figuresOf } from '../invoices/figures.ts'
import { fromMajor } from '../money.ts'
import { creditsBack, deliveryNotRefunded, moneyBack } from './refund.ts'

const orders: fc.Arbitrary<Made> = fc.record({
  lines: fc.array(fc.record({ price: fc.integer({ min: 1, max: 500_000 }), amount: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  coupon: fc.constantFrom({ percent: 0, off: 0 }, { percent: 10, off: 0 }, { percent: 0, off: 150_00 }),
  credits: fc.nat(300),
  gifts: fc.constantFrom<readonly number[]>([], [0], [1_00]),
  shipper: fc.constantFrom(0, 79_00, 99_00),
  payment: fc.constantFrom({ code: 'card' }, { code: 'cod', price: 39_50 }),
})

const made = (order: Made) => {
  const { doc } = madeOrder(order)
  const item = doc.items.find(({ name }) => name === 'Kredity')
  const credits = item ? -item.prices.totalWithTax : 0
  return { doc, credits, figures: figuresOf(doc), total: fromMajor(doc.prices.totalWithTax) }
}

describe('A5.06 the refund', () => {
  it('is the full order in any number of steps, except delivery costs above the cheapest delivery', () => {
    const steps = fc.infiniteStream(fc.nat(1_000))
    fc.assert(
      fc.property(orders, fc.constantFrom(0, 79_00, 89_00, null), steps, (order, cheapest, chosen) => {
        const { doc, credits, figures, total } = made(order)
        const notRefunded = deliveryNotRefunded(fromMajor(doc.prices.shipperPriceWithTax), cheapest)
        const back: number[] = []
        const given: number[] = []
        let before: Given[] = []
        for (let left = leftOf(figures, before); left.length > 0; left = leftOf(figures, before)) {
          const { item, amount } = left[Number(chosen.next().value) % left.length] ?? left[0]!
          const now = [{ item, amount: 1 + (Number(chosen.next().value) % amount) }]
          back.push(moneyBack(figures, before, now, notRefunded))
          given.push(creditsBack(credits, figures, before, now))
          before = [...before, ...now]
        }
        const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
        expect(sum(back)).toBe(total - notRefunded)
        expect(sum(given)).toBe(credits)
        expect(given.every((one) => Number.isInteger(one) && one >= 0)).toBe(true)
        expect(moneyBack(figures, [], leftOf(figures, []), notRefunded)).toBe(total - notRefunded)
      }),
    )
  })

  it('is a line with its share of the discount; delivery is refunded with the last line', () => {
    const { figures } = made({
      lines: [
        { price: 300_00, amount: 2 },
        { price: 400_00, amount: 1 },
      ],
      coupon: { percent: 10, off: 0 },
      shipper: 99_00,
    })
    const first = [{ item: 1, amount: 1 }]
    expect(moneyBack(figures, [], first, 20_00)).toBe(270_00)
    expect(moneyBack(figures, first, leftOf(figures, first), 20_00)).toBe(630_00 + 79_00)
    expect(moneyBack(figures, [], leftOf(figures, []), 99_00)).toBe(900_00)
  })

  it('excludes only delivery costs above the cheapest delivery', () => {
    expect([
      deliveryNotRefunded(99, 79),
      deliveryNotRefunded(79, 79),
      deliveryNotRefunded(0, 79),
      deliveryNotRefunded(99, null),
    ]).toEqual([20, 0, 0, 0])
  })
})
