import type { Gauge } from '@vanek/sdk/product'
import { describe, expect, it } from 'vitest'
import { numberIn, variantGauges } from './variant-gauges.ts'

it.each([
  ['940 m³/h', 940],
  ['1\u00a0640 m³/h', 1640],
  ['1\u202f640,5 W', 1640.5],
  ['bílá', null],
  ['', null],
])('reads %j as %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

describe('variantGauges', () => {
  const gauge = (code: string, value: number) => ({ code, value, scaleMin: 0, scaleMax: 9 }) as Gauge
  const parameter = { title: 'Průměr', color_hex: null }

  it('shows what the chosen variant can do, not its siblings', () => {
    const gauges = variantGauges([gauge('diameter', 230), gauge('noise', 39)], {
      parameters: [{ ...parameter, code: 'diameter', value: '300 mm' }],
    })
    expect(gauges.map(({ value }) => value)).toEqual([300, 39])
  })
})
