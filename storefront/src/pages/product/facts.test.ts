import type { Gauge } from '@vanek/sdk/product'
import { describe, expect, it } from 'vitest'
import { variantGauges } from './facts.tsx'

describe('variantGauges', () => {
  const gauge = (code: string, value: number) => ({ code, value, scaleMin: 0, scaleMax: 9 }) as Gauge
  const parameter = { title: 'Průměr', color_hex: null }

  it('shows the parameters of the chosen variant, not of its siblings', () => {
    const gauges = variantGauges([gauge('diameter', 230), gauge('noise', 39)], {
      parameters: [{ ...parameter, code: 'diameter', value: '300 mm', number: 300 }],
    })
    expect(gauges.map(({ value }) => value)).toEqual([300, 39])
  })
})
