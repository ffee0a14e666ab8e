import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { madeOrder, type Made } from '../../test/support/made-orders.ts'
import { fromMajor } from '../money.ts'
import { sumAmounts } from '../amount.ts'
import { creditOf, leftOf, type Given } from './credit.ts'
import { figuresOf, sum, type Figures } from './figures.ts'

const price = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300_000 }))
const orders: fc.Arbitrary<Made> = fc.record(
  {
    lines: fc.array(fc.record({ price, amount: fc.integer({ min: 1, max: 9 }) }), { minLength: 1, maxLength: 5 }),
    currency: fc.constantFrom('CZK' as const, 'EUR' as const),
    coupon: fc.record({ percent: fc.nat(100), off: fc.nat(60_000) }),
    credits: fc.nat(3_000),
    gifts: fc.array(price, { maxLength: 2 }),
    shipper: fc.nat(20_000),
    payment: fc.record({ code: fc.constantFrom('cod', 'card', 'cash', 'transfer'), price: fc.nat(6_000) }),
    rates: fc.array(fc.constantFrom(21, 12, 0), { maxLength: 5 }),
  },
  { requiredKeys: ['lines'] },
)

const both = ({ lines }: Pick<Figures, 'lines'>) => [
  sum(lines.map(({ net }) => net)),
  sum(lines.map(({ gross }) => gross)),
]

describe('the figures of an invoice', () => {
  it('A4.03 equal those of the order to the haléř, by rate and in total', () => {
    fc.assert(
      fc.property(orders, (made) => {
        const { doc } = madeOrder(made)
        const figures = figuresOf(doc)
        const { totalWithTax, totalWithoutTax, roundingWithTax } = doc.prices
        expect([figures.total, figures.net + figures.rounding, figures.rounding]).toEqual(
          [totalWithTax, totalWithoutTax, roundingWithTax].map(fromMajor),
        )
        expect(both(figures)).toEqual([figures.net, figures.net + figures.vatTotal])
        for (const { percent, net, vat, gross } of figures.vat) {
          expect(net + vat).toBe(gross)
          expect(both({ lines: figures.lines.filter(({ vatPercent }) => vatPercent === percent) })).toEqual([
            net,
            gross,
          ])
        }
        expect(sum(figures.vat.map(({ vat }) => vat))).toBe(figures.vatTotal)
        expect(figures.vat.find(({ percent }) => percent === 0)?.vat ?? 0).toBe(0)
      }),
    )
  })

  it('A4.03 leave out free fees, and list every rate once', () => {
    const { doc } = madeOrder({
      lines: [
        { price: 121_00, amount: 2 },
        { price: 112_00, amount: 1 },
        { price: 50_00, amount: 1 },
      ],
      rates: [21, 12, 0],
      payment: { code: 'card' },
      shipper: 99_00,
    })
    const { lines, vat } = figuresOf(doc)
    expect(lines.map(({ name, part }) => [part, name]).slice(3)).toEqual([['fee', 'Doprava: Kurýr']])
    expect(vat).toEqual([
      { percent: 21, net: 281_82, vat: 59_18, gross: 341_00 },
      { percent: 12, net: 100_00, vat: 12_00, gross: 112_00 },
      { percent: 0, net: 50_00, vat: 0, gross: 50_00 },
    ])
  })
})

describe('the figures of a credit note', () => {
  const invoiceOf = (made: Made) => figuresOf(madeOrder(made).doc)

  it('A4.06 add up to the invoice, regardless of the number of returns', () => {
    const steps = fc.infiniteStream(fc.nat(1_000))
    fc.assert(
      fc.property(orders, steps, (made, chosen) => {
        const invoice = invoiceOf(made)
        const notes: Figures[] = []
        let before: Given[] = []
        for (let left = leftOf(invoice, before); left.length > 0; left = leftOf(invoice, before)) {
          const { item, amount } = left[Number(chosen.next().value) % left.length] ?? left[0]!
          const now = [{ item, amount: 1 + (Number(chosen.next().value) % amount) }]
          const note = creditOf(invoice, before, now)
          if (note !== null) notes.push(note)
          before = [...before, ...now]
        }
        const all = (pick: (figures: Figures) => number) => sum(notes.map(pick)) + pick(invoice)
        expect(all(({ total }) => total)).toBe(0)
        expect(all(({ net }) => net)).toBe(0)
        expect(all(({ rounding }) => rounding)).toBe(0)
        for (const { item, part, amount } of invoice.lines.filter((line) => line.part === 'goods')) {
          const back = notes.flatMap(({ lines }) => lines.filter((line) => line.item === item && line.part === part))
          expect(sumAmounts(amount, ...back.map((line) => line.amount))).toBe(0)
        }
        expect(creditOf(invoice, before, [])).toBeNull()
      }),
    )
  })

  it('A4.06 split a discount in proportion to the goods, and credit fees with the last goods', () => {
    const invoice = invoiceOf({
      lines: [
        { price: 300_00, amount: 2 },
        { price: 400_00, amount: 1 },
      ],
      coupon: { percent: 10, off: 0 },
      shipper: 99_00,
      payment: { code: 'cod', price: 39_50 },
    })
    const linesOf = (figures: Figures | null) =>
      figures?.lines.map(({ name, amount, gross }) => [name.split(' ')[0], amount, gross])
    const first = creditOf(invoice, [], [{ item: 1, amount: 1 }])
    expect(linesOf(first)).toEqual([
      ['Stolní', -1, -300_00],
      ['Sleva', -1, 30_00],
    ])
    expect(first?.rounding).toBe(0)
    const rest = creditOf(invoice, [{ item: 1, amount: 1 }], leftOf(invoice, [{ item: 1, amount: 1 }]))
    expect(linesOf(rest)).toEqual([
      ['Stolní', -1, -300_00],
      ['Stolní', -1, -400_00],
      ['Sleva', -1, 70_00],
      ['Doprava:', -1, -99_00],
      ['Platba:', -1, -39_50],
    ])
    expect([invoice.rounding, rest?.rounding]).toEqual([50, -50])
  })
})
