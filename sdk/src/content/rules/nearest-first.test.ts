import fc from 'fast-check'
import { distanceInKm, sortByDistance } from '@vanek/sdk/content'
import { describe, expect, it } from 'vitest'

const prague = { lat: 50.0755, lng: 14.4378 }
const latitude = fc.double({ min: -90, max: 90, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })

describe('distance', () => {
  it.each([
    ['the same place', prague, 0],
    ['across the river', { lat: 50.0865, lng: 14.4114 }, 2.2],
    ['Brno', { lat: 49.1951, lng: 16.6068 }, 184],
  ])('%s', (_name, to, km) => {
    expect(distanceInKm(prague, to)).toBe(km)
    expect(distanceInKm(to, prague)).toBe(km)
  })

  it('sortByDistance sorts by distance and keeps all places', () => {
    const places = fc.array(fc.record({ gps_latitude: latitude, gps_longitude: longitude }), { maxLength: 12 })
    fc.assert(
      fc.property(places, fc.record({ lat: latitude, lng: longitude }), (all, from) => {
        const sorted = sortByDistance(all, from)
        expect(new Set(sorted.map(({ one }) => one))).toEqual(new Set(all))
        const far = sorted.map(({ km }) => km)
        expect(far).toEqual([...far].sort((a, b) => a - b))
      }),
    )
  })
})
