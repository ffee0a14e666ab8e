import { requiredAirflow } from '@vanek/sdk/ventilation'
import { describe, expect, it } from 'vitest'
import { roomTexts as czech } from '../cs/ventilation.ts'
import { roomTexts as slovak } from '../sk/ventilation.ts'
import { fittingRoom, rooms, usualHeight } from './ventilation-rooms.ts'

const needOf = (name: keyof typeof rooms, moisture: 'low' | 'usual' | 'high' = 'usual') => {
  const { standard, area, people } = rooms[name]
  return requiredAirflow({ volume: area * usualHeight, people, moisture }, standard)
}

describe('air for rooms of homes', () => {
  it.each([
    // ČSN EN 15665/Z1, table of requirements: recommended, and the least
    ['bathroom', 90, 50],
    ['toilet', 50, 25],
    ['kitchen', 150, 100],
  ] as const)('%s: %i m³/h, at least %i', (name, recommended, least) => {
    expect(needOf(name)).toMatchObject({ airflow: recommended, by: 'extract' })
    expect(needOf(name, 'low')).toMatchObject({ airflow: least, by: 'extract' })
  })

  it.each([
    ['bedroom', 50],
    ['livingRoom', 75],
    ['office', 50],
  ] as const)('%s: 25 m³/h for each person', (name, airflow) => {
    expect(needOf(name)).toMatchObject({ airflow, by: 'people' })
  })

  it('a workshop and a cellar: changes of air', () => {
    expect(needOf('workshop')).toMatchObject({ airflow: 260, by: 'air_changes' })
    expect(needOf('cellar')).toMatchObject({ airflow: 52, by: 'air_changes' })
  })

  it.each([
    ['Czech', czech],
    ['Slovak', slovak],
  ])('every rule that can apply has a source: %s', (_what, texts) => {
    for (const name of Object.keys(rooms) as (keyof typeof rooms)[])
      for (const moisture of ['low', 'usual', 'high'] as const)
        expect(texts[name].sources[needOf(name, moisture).by], name).toMatch(/\.$/)
  })
})

describe('the room that a wall fan is sufficient for', () => {
  it.each([
    ['a strong one', 155, 50, 125, { room: 'bathroom', area: 12 }],
    ['one that is too weak for a bathroom', 90, 35, 100, { room: 'toilet', area: 7 }],
    ['one that is too weak for any', 40, 20, 100, null],
  ] as const)('%s', (_what, freeAirflow, maxPressure, diameter, fit) => {
    expect(fittingRoom({ freeAirflow, maxPressure }, diameter)).toEqual(fit)
  })
})
