import { describe, expect, it } from 'vitest'
import type { Resolution } from './claim.ts'
import { addMonths, claimableUntil, settledBy } from './period.ts'
import { nextStep, type PlannableClaim } from './plan.ts'

const wishes: readonly Resolution[] = ['repair', 'replacement', 'discount', 'money_back']

describe('A6.01 the deadline for a claim', () => {
  const events = [{ kind: 'delivered' as const, at: '2026-02-28T23:30:00Z' }]
  const company = { business_name: 'Firma', TIN: '1', VATIN: '' }

  it.each([
    ['2026-11-23', 24, '2028-11-23'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 24, '2028-12-31'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('%s plus %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))

  it('is the end of the last day in the time zone of the shop', () => {
    // already 1 March in Prague
    expect(claimableUntil({ events, parcel: null }, { business: null })?.toISOString()).toBe('2028-03-01T22:59:59.999Z')
    expect(claimableUntil({ events, parcel: null }, { business: company })?.toISOString()).toBe(
      '2027-03-01T22:59:59.999Z',
    )
  })

  it('is null for goods that were not delivered', () => {
    const sent = [{ kind: 'handed_over' as const, at: '2026-02-28T23:30:00Z' }]
    expect(claimableUntil({ events: sent, parcel: null }, { business: null })).toBeNull()
  })
})

describe('A6.06 the steps of a claim', () => {
  const stepsOf = (filed: string, resolution: Resolution) => {
    let claim: PlannableClaim = { filed: new Date(filed), resolution: null, steps: [] }
    for (let next = nextStep(claim); next; next = nextStep(claim))
      claim = { ...claim, resolution, steps: [...claim.steps, { state: next.state, at: next.at.toISOString() }] }
    return claim.steps
  }

  it('are on working days', () => {
    expect(stepsOf('2026-11-20T12:00:00Z', 'repair')).toEqual([
      { state: 'accepted', at: '2026-11-24T09:00:00.000Z' },
      { state: 'settled', at: '2026-12-02T09:00:00.000Z' },
    ])
  })

  it.each(wishes)('meet the legal deadline over any holidays: %s', (resolution) => {
    for (let day = 0; day < 366; day += 1) {
      const filed = new Date(Date.UTC(2026, 0, 1 + day, 11))
      const end = stepsOf(filed.toISOString(), resolution).at(-1)
      expect(end?.state).toBe('settled')
      expect((end?.at ?? '9').slice(0, 10) <= settledBy(filed)).toBe(true)
    }
  })

  it('end with a rejection', () => {
    const steps = [{ state: 'rejected' as const, at: '2026-11-24T09:00:00Z' }]
    expect(nextStep({ filed: new Date('2026-11-20T12:00:00Z'), resolution: null, steps })).toBeNull()
  })
})
