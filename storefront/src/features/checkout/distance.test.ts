import { describe, expect, it } from 'vitest'
import { kilometres } from './distance.ts'

const prague = { lat: 50.0755, lng: 14.4378 }

describe('how far a pickup point is', () => {
  it.each([
    ['nowhere', prague, 0],
    ['across the river', { lat: 50.0865, lng: 14.4114 }, 2.2],
    ['Brno', { lat: 49.1951, lng: 16.6068 }, 184],
  ])('%s', (_name, to, km) => {
    expect(kilometres(prague, to)).toBe(km)
    expect(kilometres(to, prague)).toBe(km)
  })
})
