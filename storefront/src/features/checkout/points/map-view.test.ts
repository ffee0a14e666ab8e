import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { named, pressOn, type Spot, viewOf, fullMap } from './map-view.ts'

const spot = fc.record({
  x: fc.double({ min: -200, max: 1000, noNaN: true }),
  y: fc.double({ min: -200, max: 600, noNaN: true }),
})
const shape = fullMap.width / fullMap.height

describe('the visible part of the map', () => {
  it('is the whole country when there are no points', () => {
    expect(viewOf([])).toEqual(fullMap)
  })

  it('contains every point and keeps its aspect ratio', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 20 }), (spots) => {
        const { x, y, width, height } = viewOf(spots)
        expect(width / height).toBeCloseTo(shape, 6)
        for (const each of spots) {
          expect(each.x).toBeGreaterThanOrEqual(x)
          expect(each.x).toBeLessThanOrEqual(x + width)
          expect(each.y).toBeGreaterThanOrEqual(y)
          expect(each.y).toBeLessThanOrEqual(y + height)
        }
      }),
    )
  })
})

describe('a press on the map', () => {
  const alone: Spot = { x: 100, y: 100 }
  const crowd: readonly Spot[] = [
    { x: 300, y: 200 },
    { x: 302, y: 201 },
    { x: 304, y: 203 },
  ]
  const spots = [alone, ...crowd]

  it('away from all points does nothing', () => {
    expect(pressOn({ x: 500, y: 50 }, spots, fullMap, 12)).toBeNull()
  })

  it('near one point selects it', () => {
    expect(pressOn({ x: 105, y: 96 }, spots, fullMap, 12)).toEqual({ spot: alone })
  })

  it('on a cluster zooms in, until each point can be pressed', () => {
    const first = pressOn({ x: 301, y: 201 }, spots, fullMap, 12)
    if (!first || !('closer' in first)) throw new Error('no closer look')
    expect(first.closer.width).toBeLessThan(fullMap.width / 10)
    expect(pressOn({ x: 304, y: 203 }, spots, first.closer, 1)).toEqual({ spot: crowd[2] })
  })

  it('on points in the same place always selects one of them', () => {
    const same = [alone, { ...alone }]
    expect(pressOn(alone, same, viewOf(same), 1)).toEqual({ spot: alone })
  })
})

describe('names on the map', () => {
  it('are left out if they would overlap another one', () => {
    const [first, near, below] = [
      { x: 0, y: 0 },
      { x: 5, y: 1 },
      { x: 5, y: 20 },
    ] as const
    expect(named([first, near, below], 50, 10)).toEqual([first, below])
  })
})
