import { describe, expect, it } from 'vitest'
import { figuresOf, noiseAt, usualWay } from './figures.ts'

const number = (code: string, ...numbers: number[]) => ({
  code,
  values: numbers.map((value) => ({
    ...{ title: String(value), number: value, link: null, description: null, color_hex: null, image: null },
  })),
})
const own = (code: string, value: number) => ({ code, value: String(value), number: value })
type Own = Parameters<typeof figuresOf>[1]
const variant = (...parameters: object[]) => ({ parameters }) as unknown as Own

const shared = [number('airflow', 95, 160), number('pressure', 45), number('diameter', 100, 125), number('input', 12)]

describe('the figures of a calculation', () => {
  it('are of the variant, else of the product if all variants have the same', () => {
    expect(figuresOf(shared, variant(own('airflow', 160), own('diameter', 125)))).toEqual({
      curve: { freeAirflow: 160, maxPressure: 45 },
      diameter: 125,
      noise: null,
      power: 12,
    })
    // nobody knows which of two
    expect(figuresOf(shared, variant()).curve).toBe(null)
  })
})

describe('noise at a distance', () => {
  it('is that of the catalogue at three metres, and drops by 6 dB with each doubling', () => {
    expect(noiseAt(30, 3)).toBe(30)
    expect(noiseAt(30, 1.5)).toBeCloseTo(36.02)
    expect(noiseAt(30, 6)).toBeCloseTo(23.98)
  })
})

describe('the usual duct', () => {
  const figures = figuresOf(shared, variant(own('airflow', 160), own('diameter', 125)))

  it('has less airflow than the fan alone, and the least through a hose', () => {
    const hose = usualWay(figures, 'koupelnove-ventilatory/x')
    const wall = usualWay(figures, 'prumyslove-ventilatory/x')
    expect([hose?.kind, wall?.kind]).toEqual(['hose', 'wall'])
    expect(hose?.point.airflow).toBeLessThan(wall?.point.airflow ?? 0)
    expect(wall?.point.airflow).toBeLessThan(160)
  })

  it('is unknown without a diameter or a pressure', () => {
    expect(usualWay({ ...figures, diameter: null }, 'x')).toBe(null)
    expect(usualWay({ ...figures, curve: null }, 'x')).toBe(null)
  })
})
