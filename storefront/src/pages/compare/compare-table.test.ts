import type { Gauge } from '@vanek/sdk/product'
import { expect, it } from 'vitest'
import { bestOf } from './compare-figures.tsx'
import { onCommonScale } from './compare-table.tsx'

const gauge = (code: string, value: number, scaleMin: number, scaleMax: number): Gauge => ({
  code,
  title: code,
  value,
  unit: '',
  scaleMin,
  scaleMax,
})

it('shows the numbers of different categories on one scale', () => {
  const small = { gauges: [gauge('airflow', 90, 40, 400), gauge('noise', 26, 18, 50)] }
  const large = { gauges: [gauge('airflow', 900, 100, 2000)] }
  expect(onCommonScale([small, large])).toEqual([
    [gauge('airflow', 90, 40, 2000), gauge('noise', 26, 18, 50)],
    [gauge('airflow', 900, 40, 2000)],
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
