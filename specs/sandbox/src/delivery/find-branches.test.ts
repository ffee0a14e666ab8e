import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PICKUP_POINTS } from '../../seed/pickup-points.ts'
import { plainText } from '../text.ts'
import { distance, findBranches } from './find-branches.ts'

const all = PICKUP_POINTS.map((point) => ({
  ...point,
  search_text: plainText(`${point.name} ${point.street} ${point.city} ${point.postcode}`),
}))

it('C9.21 pickup points of the seed are in their countries and have unique ids', () => {
  const box = {
    CZE: [48.5, 51.1, 12, 19],
    SVK: [47.7, 49.7, 16.8, 22.6],
    POL: [49, 55, 14, 24.2],
    DEU: [47, 55.1, 5.8, 15.1],
  }
  for (const { countryCode, latitude, longitude, postcode, name } of PICKUP_POINTS) {
    const [south = 0, north = 0, west = 0, east = 0] = box[countryCode as keyof typeof box]
    expect([name, latitude > south && latitude < north && longitude > west && longitude < east]).toEqual([name, true])
    expect(postcode).toMatch(countryCode === 'POL' ? /^\d{2}-\d{3}$/ : /^\d{5}$/)
  }
  expect(new Set(PICKUP_POINTS.map(({ id }) => id)).size).toBe(PICKUP_POINTS.length)
  expect(new Set(PICKUP_POINTS.map(({ remoteId }) => remoteId)).size).toBe(PICKUP_POINTS.length)
  const closed = PICKUP_POINTS.filter(({ available }) => !available)
  expect(closed.length).toBeGreaterThan(3)
})

it('every word must match, and the nearest branches come first', () => {
  const word = fc.constantFrom('praha', 'brno', 'box', 'u', 'nadrazi', '60200', 'x')
  const place = fc.record({
    lat: fc.double({ min: 47, max: 55, noNaN: true }),
    lng: fc.double({ min: 6, max: 24, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), place, (words, near) => {
      const found = findBranches(all, words.join(' '), near)
      const naive = all.filter(({ search_text }) => words.every((one) => search_text.includes(one)))
      expect(new Set(found)).toEqual(new Set(naive))
      const far = found.map(({ latitude, longitude }) => distance(near, { lat: latitude, lng: longitude }))
      expect(far).toEqual(far.toSorted((one, two) => one - two))
      expect(new Set(findBranches(all, words.join(' ')))).toEqual(new Set(naive))
    }),
  )
})

it('distances are in kilometres', () => {
  const [praha, brno] = [
    { lat: 50.0755, lng: 14.4378 },
    { lat: 49.1951, lng: 16.6068 },
  ]
  expect(distance(praha, brno)).toBeCloseTo(184.5, 0)
  expect(distance(brno, brno)).toBe(0)
})
