import { describe, expect, it } from 'vitest'
import { models } from '../models/index.ts'
import type { Look } from '../types.ts'
import { drawingOf, sheetOf } from './drawing.ts'

const look = (kind: string, brand: string, facts: Look['facts']): Look => ({
  ...{ kind, brand, line: 0, facts },
  colour: models.find((model) => model.kind === kind)!.colours[0],
})
const modelOf = (kind: string) => models.find((model) => model.kind === kind)!

describe('drawings', () => {
  it('show the overall size of front and side, and the duct at its connection', () => {
    const { front, second, beside } = sheetOf(
      modelOf('bathroom-fan'),
      look('bathroom-fan', 'vetrnik', { diameter: 125 }),
    )
    expect(beside).toBe(true)
    expect([front.wide, front.high]).toEqual(['183', '183'])
    expect(second.wide).toBe('115')
    expect(second.connection?.text).toBe('Ø 125')
    expect(second.connection!.to - second.connection!.from).toBeCloseTo(12.5)
  })

  it('show the real length of a model that is shortened, with thin spaces for thousands', () => {
    const { front } = sheetOf(modelOf('duct-spiro'), look('duct-spiro', 'kovent', { diameter: 160, length: 3000 }))
    expect(front.wide).toBe('3 000')
    expect(front.connection).toBeUndefined()
  })

  it('leave out cables and second pieces', () => {
    // three tubes lie in the picture of this one
    const tube = sheetOf(modelOf('duct-spiro'), look('duct-spiro', 'nordair', { diameter: 160 }))
    expect(Number(tube.front.high)).toBeLessThan(170)
    // its cable lies behind it on the floor
    const tower = sheetOf(modelOf('tower-fan'), look('tower-fan', 'aerola', { height: 910 }))
    expect(tower.second.wide).toBe(tower.front.wide)
  })

  it('see ceiling fans from below their span, with the second view underneath', () => {
    const { front, second, beside } = sheetOf(modelOf('ceiling-fan'), look('ceiling-fan', 'loketek', { span: 1320 }))
    expect([front.wide, second.wide, beside]).toEqual(['1 320', undefined, false])
  })

  it('are the same text for the same look, and small', () => {
    for (const kind of ['hygrostat', 'grille-wall']) {
      const one = look(kind, 'vetrnik', { width: 200, depth: 100 })
      const svg = drawingOf(modelOf(kind), one)
      expect(drawingOf(modelOf(kind), one)).toBe(svg)
      expect(svg).not.toContain('NaN')
      expect(svg.length).toBeLessThan(30_000)
    }
  })
})
