import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttemptState } from '../db/checkout-schema.ts'
import { laterState, stateAtFirst, stateByAttempts } from './state.ts'

const states: readonly AttemptState[] = ['pending', 'paid', 'failed', 'cancelled']
const state = fc.constantFrom(...states)
/** Reports about attempts 1 to 4, any number of each. */
const reports = fc.array(fc.record({ position: fc.integer({ min: 1, max: 4 }), reported: state }), {
  minLength: 1,
  maxLength: 12,
})

function after(received: readonly { position: number; reported: AttemptState }[]): AttemptState {
  const attempts = [1, 2, 3, 4].map((position) => ({
    position,
    state: received
      .filter((one) => one.position === position)
      .reduce<AttemptState>((known, one) => laterState(known, one.reported), 'pending'),
  }))
  return stateByAttempts(attempts)
}

describe('the state of a payment', () => {
  it('does not depend on the order and number of reports', () => {
    const shuffled = reports.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, mixed]) => {
        expect(after(mixed)).toBe(after(all))
      }),
    )
  })

  it('stays paid once any attempt is paid, regardless of other reports', () => {
    fc.assert(
      fc.property(reports, fc.integer({ min: 1, max: 4 }), (all, position) => {
        expect(after([...all, { position, reported: 'paid' }])).toBe('paid')
        expect(after([{ position, reported: 'paid' }, ...all])).toBe('paid')
      }),
    )
  })

  it('is otherwise the state of the last attempt', () => {
    const unpaid = fc.array(fc.constantFrom(...states.filter((one) => one !== 'paid')), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(unpaid, (all) => {
        const attempts = all.map((one, at) => ({ position: at + 1, state: one }))
        expect(stateByAttempts(attempts.toReversed())).toBe(all.at(-1))
      }),
    )
  })

  it.each([
    ['card', 10_000, 'pending'],
    ['card', 0, 'paid'],
    ['cod', 10_000, 'offline'],
    ['transfer', 10_000, 'offline'],
  ])('starts for %s with a total of %i as %s', (code, total, first) => {
    expect(stateAtFirst(code, total)).toBe(first)
  })
})
