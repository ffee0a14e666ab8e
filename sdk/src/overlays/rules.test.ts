import { describe, expect, it } from 'vitest'
import { type ModalVisibility, shouldShowEntryModal, shouldShowTopBanner } from '@vanek/sdk/overlays'

const banner = { enabled: true, domain_enabled: true, text: 'Sleva', last_modified: '2026-11-10T00:00:00Z' }

describe('shouldShowTopBanner', () => {
  it.each([
    [banner, true],
    [{ ...banner, enabled: false }, false],
    [{ ...banner, domain_enabled: false }, false],
    [{ ...banner, text: null }, false],
    [null, false],
  ])('B1.22 is true for one that is enabled for the shop and for this domain: %j', (own, expected) => {
    expect(shouldShowTopBanner(own, null)).toBe(expected)
  })

  it.each([
    ['2026-11-10T00:00:00Z', false],
    ['2026-11-10T01:00:00+01:00', false],
    ['2026-11-11T00:00:00Z', false],
    ['2026-11-09T00:00:00Z', true],
    ['', true],
  ])('B4.29 is true again for one modified after the closed one: %s', (closed, expected) => {
    expect(shouldShowTopBanner(banner, closed)).toBe(expected)
  })

  it('B4.29 is false for a closed one without a modification time', () => {
    expect(shouldShowTopBanner({ ...banner, last_modified: null }, '')).toBe(false)
  })
})

describe('shouldShowEntryModal', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const modal = { _id: 'm1', enabled: true, time_limited: false }
  const limits = {
    time_limited: true,
    time_limit_start: '2026-11-20T00:00:00Z',
    time_limit_end: '2026-11-21T00:00:00Z',
  }

  const table: readonly (readonly [ModalVisibility | null, readonly string[], boolean])[] = [
    [modal, [], true],
    [modal, ['m0'], true],
    [modal, ['m0', 'm1'], false],
    [{ ...modal, enabled: false }, [], false],
    [{ ...modal, ...limits }, [], true],
    [{ ...modal, ...limits, time_limit_end: '2026-11-20T09:00:00Z' }, [], false],
    [null, [], false],
  ]
  it.each(table)(
    'B1.19 is true for an enabled one that was not closed before: %j after %j',
    (own, closed, expected) => {
      expect(shouldShowEntryModal(own, closed, now)).toBe(expected)
    },
  )
})
