import { render } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Gauges, shareOf } from './badges.tsx'

describe('shareOf', () => {
  it.each([
    [40, 40, 400, 0],
    [220, 40, 400, 0.5],
    [400, 40, 400, 1],
    [10, 40, 400, 0],
    [900, 40, 400, 1],
    [5, 5, 5, 0.5],
  ])('shows %d on a scale from %d to %d at %d', (value, min, max, share) => {
    expect(shareOf(value, min, max)).toBe(share)
  })

  it('keeps the order of values and stays on the scale', () => {
    const number = fc.double({ noNaN: true, min: -1e6, max: 1e6 })
    fc.assert(
      fc.property(number, number, number, number, (a, b, min, max) => {
        const [low, high] = [shareOf(Math.min(a, b), min, max), shareOf(Math.max(a, b), min, max)]
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('Gauges', () => {
  it('has a text for every number and renders it without a style attribute, which the content security policy would block', () => {
    const { container } = render(<Gauges values={[{ title: 'Hlučnost', text: '26 dB', share: 0.25 }]} />)
    expect(container.querySelector('dt')?.textContent).toBe('Hlučnost')
    expect(container.querySelector('dd')?.textContent).toBe('26 dB')
    expect(container.querySelector('i')?.className).toBe('gauge-line t2 o5')
    expect(container.querySelector('[style]')).toBeNull()
  })
})
