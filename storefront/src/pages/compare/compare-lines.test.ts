import type { Gauge, Product } from '@vanek/sdk/product'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestOf, type Range, rangeOf } from './compare-cell.tsx'
import { inGroups, onCommonScale } from './compare-lines.tsx'
import { shortNames } from './compare-strip.tsx'

const gauge = (code: string, value: number, scaleMin: number, scaleMax: number): Gauge => ({
  code,
  title: code,
  value,
  unit: '',
  scaleMin,
  scaleMax,
})

it('shows the numbers of different categories on one scale that starts at zero', () => {
  const small = { gauges: [gauge('airflow', 90, 40, 400), gauge('noise', 26, 18, 50)] }
  const large = { gauges: [gauge('airflow', 900, 100, 2000)] }
  expect(onCommonScale([small, large])).toEqual([
    [gauge('airflow', 90, 0, 900), gauge('noise', 26, 0, 26)],
    [gauge('airflow', 900, 0, 900)],
  ])
})

it.each([
  ['the lowest', 'min', [[30, 30], [26, 26], null], [false, true, false]],
  [
    'equal ones',
    'max',
    [
      [30, 30],
      [26, 26],
      [30, 30],
    ],
    [true, false, true],
  ],
  [
    'none of equal ones',
    'min',
    [
      [30, 30],
      [30, 30],
    ],
    [false, false],
  ],
  ['none if only one is known', 'max', [[20, 30], null], [false, false]],
  ['one whose every variant is at least as low', 'min', [[26, 29], [29, 36], null], [true, false, false]],
  [
    'none if it depends on the variant',
    'max',
    [
      [26, 31],
      [29, 36],
      [30, 30],
    ],
    [false, false, false],
  ],
  ['none of no products', 'min', [], []],
] as const)('marks %s, where the %s is better', (_, which, ranges, marked) => {
  expect(bestOf(ranges, which)).toEqual(marked)
})

it('never marks a product as the best that is worse than another with any of its variants', () => {
  const range = fc.option(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })).map(rangeOf))
  fc.assert(
    fc.property(fc.array(range, { maxLength: 4 }), fc.constantFrom('min' as const, 'max' as const), (ranges, which) => {
      const best = bestOf(ranges, which)
      const isBetter = (one: Range, two: Range) =>
        one !== null && two !== null && (which === 'min' ? one[0] < two[0] : one[1] > two[1])
      for (const [at, own] of ranges.entries())
        expect(best[at] === true && ranges.some((other) => isBetter(other, own))).toBe(false)
      expect(ranges.every((own, at) => own || !best[at])).toBe(true)
    }),
  )
})

it('groups rows in the order in which groups first occur', () => {
  const lines = [null, 'B', 'A', 'B', null].map((group, at) => ({ group, at }))
  expect(inGroups(lines).map(({ at }) => at)).toEqual([0, 4, 1, 3, 2])
})

it.each([
  [
    ['Tichý ventilátor Aerola Alba 125', 'Ventilátor Aerola Alba 100'],
    ['Aerola Alba 125', 'Aerola Alba 100'],
  ],
  [
    ['Tichý ventilátor Aerola Stela', 'Ventilátor Aerola Stela', 'Ventilátor Aerola Alba'],
    ['Tichý Aerola Stela', 'Aerola Stela', 'Aerola Alba'],
  ],
  [['Mřížka bez značky'], ['Mřížka bez značky']],
])('shortens %j to %j', (names, short) => {
  expect(shortNames(names.map((name) => ({ name, brand: { title: 'Aerola' } as Product['brand'] })))).toEqual(short)
})
