import { requiredAirflow } from '@vanek/sdk/ventilation'
import { describe, expect, it } from 'vitest'
import { fittingRoom, rooms, usualHeight } from './ventilation.ts'

const needOf = (name: keyof typeof rooms, moisture: 'low' | 'usual' | 'high' = 'usual') => {
  const { standard, area, people } = rooms[name]
  return requiredAirflow({ volume: area * usualHeight, people, moisture }, standard)
}

describe('air for rooms of Czech homes', () => {
  it.each([
    // ČSN EN 15665/Z1, table of requirements: recommended, and the least
    ['koupelna', 90, 50],
    ['wc', 50, 25],
    ['kuchyne', 150, 100],
  ] as const)('%s: %i m³/h, at least %i', (name, recommended, least) => {
    expect(needOf(name)).toMatchObject({ airflow: recommended, by: 'extract' })
    expect(needOf(name, 'low')).toMatchObject({ airflow: least, by: 'extract' })
  })

  it.each([
    ['loznice', 50],
    ['obyvak', 75],
    ['pracovna', 50],
  ] as const)('%s: 25 m³/h for each person', (name, airflow) => {
    expect(needOf(name)).toMatchObject({ airflow, by: 'people' })
  })

  it('a workshop and a cellar: changes of air', () => {
    expect(needOf('dilna')).toMatchObject({ airflow: 260, by: 'air_changes' })
    expect(needOf('sklep')).toMatchObject({ airflow: 52, by: 'air_changes' })
  })

  it('every rule that can decide has a source', () => {
    for (const name of Object.keys(rooms) as (keyof typeof rooms)[])
      for (const moisture of ['low', 'usual', 'high'] as const)
        expect(rooms[name].sources[needOf(name, moisture).by], name).toMatch(/\.$/)
  })
})

describe('the room that a fan of a wall is enough for', () => {
  it.each([
    ['a strong one', 155, 50, 125, { room: 'koupelna', area: 12 }],
    ['one that is too weak for a bathroom', 90, 35, 100, { room: 'wc', area: 7 }],
    ['one that is too weak for any', 40, 20, 100, null],
  ] as const)('%s', (_what, freeAirflow, maxPressure, diameter, fit) => {
    expect(fittingRoom({ freeAirflow, maxPressure }, diameter)).toEqual(fit)
  })
})
