import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from './catalogue.ts'
import type { Columns } from './columns.ts'
import { makeOrders, reorder } from './orders.ts'
import { pieceOf } from './page.ts'

const SORTS = ['recommended', 'bestselling', 'price_asc', 'price_desc', 'rating', 'newest'] as const

/** Products with only their sort values; the numbers are small, so that many are equal. */
const columnsOf = (numbers: readonly number[]): Columns => {
  const column = (step: number): Int32Array => Int32Array.from(numbers, (number) => Math.floor(number / step) % 5)
  return {
    ids: Int32Array.from(numbers, (_number, at) => 1000 + at),
    merit: column(1),
    popularity: column(5),
    rating: column(25),
    reviewCount: column(125),
    created: column(625),
    shownPrice: column(3125),
    available: Uint8Array.from(numbers, (number) => number % 2),
  } as unknown as Columns
}

const catalogueOf = (columns: Columns): Catalogue => ({ columns, orders: makeOrders(columns) }) as Catalogue

const numbers = fc.array(fc.nat(15_625), { minLength: 1, maxLength: 60 })

describe('sort orders', () => {
  it('are the same after any changes as when they are rebuilt', () => {
    fc.assert(
      fc.property(numbers, fc.array(fc.tuple(fc.nat(59), fc.nat(15_625)), { maxLength: 8 }), (before, changes) => {
        const columns = columnsOf(before)
        const orders = makeOrders(columns)
        const after = [...before]
        for (const [at, number] of changes) if (at < after.length) after[at] = number
        const fresh = columnsOf(after)
        for (const name of ['merit', 'popularity', 'rating', 'reviewCount', 'created', 'shownPrice'] as const)
          columns[name].set(fresh[name])
        const changed = new Set(changes.map(([at]) => at).filter((at) => at < after.length))
        reorder(columns, orders, [...changed])
        expect(orders).toEqual(makeOrders(fresh))
      }),
    )
  })

  it('give the same pages of a listing with both strategies', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...SORTS), fc.nat(70), fc.nat(70), (all, sort, skip, take) => {
        const catalogue = catalogueOf(columnsOf(all))
        // only every third one, so that both the walk and the sort are used
        for (const step of [1, 3]) {
          const positions = Int32Array.from(all.keys()).filter((at) => at % step === 0)
          const whole = [...catalogue.orders[sort].positions].filter((at) => at % step === 0)
          const last = (at: number): number => (sort === 'recommended' ? 1 - (catalogue.columns.available[at] ?? 0) : 0)
          const expected = [...whole].sort((one, two) => last(one) - last(two)).slice(skip, skip + take)
          expect([...pieceOf(catalogue, { positions, sort, isOrdered: false, skip, take, among: null })]).toEqual(
            expected,
          )
        }
      }),
    )
  })
})
