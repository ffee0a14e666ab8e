import { describe, expect, it } from 'vitest'
import { isActiveAt } from '@vanek/sdk/content'
import { isForGroups } from './shown.ts'

const now = new Date('2026-11-20T12:00:00Z')
const on = (start: string | null, end: string | null) =>
  isActiveAt({ time_limited: true, time_limit_start: start, time_limit_end: end }, now)

describe('isActiveAt', () => {
  it('B4.23 is always true without a time limit, whatever the dates', () => {
    const past = { time_limit_start: '2020-01-01T00:00:00Z', time_limit_end: '2020-02-01T00:00:00Z' }
    expect([isActiveAt({ time_limited: false, ...past }, now), isActiveAt({}, now)]).toEqual([true, true])
  })

  it('B4.24 is true only between start and end', () => {
    expect(on('2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z')).toBe(true)
    expect(on('2026-11-20T14:00:00+02:00', '2026-11-21T00:00:00Z')).toBe(true)
    expect(on('2026-11-20T12:00:01Z', '2026-11-21T00:00:00Z')).toBe(false)
    expect(on('2026-11-19T00:00:00Z', '2026-11-20T12:00:00Z')).toBe(false)
  })

  it('B4.25 is false without a start or an end', () => {
    expect(on(null, '2026-11-21T00:00:00Z')).toBe(false)
    expect(on('2026-11-19T00:00:00Z', null)).toBe(false)
    expect(on(null, null)).toBe(false)
    expect(on('brzy', '2026-11-21T00:00:00Z')).toBe(false)
  })
})

describe('B6.07 isForGroups', () => {
  it.each([
    [[], [], true],
    [[], ['b2b'], true],
    [['b2b'], [], false],
    [['b2b', 'vip'], ['vip'], true],
    [['b2b'], ['vip'], false],
  ])('B6.07 with groups %j and a visitor of %j is %j', (customer_group_enabled, groups, expected) => {
    expect(isForGroups({ customer_group_enabled }, groups)).toBe(expected)
  })
})
