import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from './days.ts'
import { timeId, timeOfId, timesFrom } from './times.ts'

it('C7.26 ids of delivery times are unique and can be decoded', () => {
  const time = fc.record({
    shipperId: fc.integer({ min: 1, max: 99 }),
    day: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days)),
    order: fc.nat(9),
  })
  fc.assert(
    fc.property(time, (one) => {
      expect(timeOfId(timeId(one))).toEqual(one)
    }),
  )
})

it('C7.26 leaves out full delivery times', () => {
  const spans = [
    [8, 10],
    [10, 12],
  ] as const
  const [first] = timesFrom('2026-11-23', 1, spans, () => false)
  const others = timesFrom('2026-11-23', 1, spans, (id) => id === first?.id)
  expect(others).toEqual(timesFrom('2026-11-23', 1, spans, () => false).slice(1))
  expect(timesFrom('2026-11-23', 1, spans, () => true)).toEqual([])
})
