import { describe, expect, it } from 'vitest'
import { gainOf } from './sound.ts'

describe('the volume of a noise', () => {
  it('falls to a tenth with each 20 dB, and is at most 1', () => {
    expect(gainOf(40)).toBeCloseTo(gainOf(60) / 10)
    expect(gainOf(20)).toBeCloseTo(gainOf(60) / 100)
    expect(gainOf(120)).toBe(1)
  })
})
