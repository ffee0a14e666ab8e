import type { Gauge, Product } from '@vanek/sdk/product'
import { expect, it } from 'vitest'
import { bestOf } from './compare-cell.tsx'
import { onCommonScale } from './compare-lines.tsx'
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
  [[30, 26, null], 'min', [false, true, false]],
  [[30, 26, 30], 'max', [true, false, true]],
  [[30, 30], 'min', [false, false]],
  [[30, 26], undefined, [false, false]],
  [[], 'max', []],
] as const)('marks the best of %j, where %s is better', (values, which, marked) => {
  expect(bestOf(values, which)).toEqual(marked)
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
