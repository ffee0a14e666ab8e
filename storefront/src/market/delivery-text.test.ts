import { describe, expect, it } from 'vitest'
import { deliveryText, pickupTodayText, wayText } from './delivery-text.ts'

describe('deliveryText', () => {
  const now = new Date('2026-06-01T22:30:00Z')
  const text = (date: string, personal: boolean) => deliveryText({ date, now, personal })

  it('C9.14 shows goods that are ready today as available at once', () => {
    expect(text('2026-06-02', true)).toBe('ihned')
    expect(text('2026-06-01', true)).toBe('ihned')
  })

  it('C9.15 shows today, tomorrow, or the day of the week with the date', () => {
    expect([text('2026-06-02', false), text('2026-06-03', false), text('2026-06-03', true)]).toEqual([
      'dnes',
      'zítra',
      'zítra',
    ])
    expect(text('2026-06-04', true)).toBe('čtvrtek 4.\u00A06.')
    expect(text('2024-06-03', true)).toBe('ihned')
    const before = new Date('2024-05-30T10:00:00+02:00')
    expect(deliveryText({ date: '2024-06-03', now: before, personal: true })).toBe('pondělí 3.\u00A06.')
    expect(deliveryText({ date: '2026-12-31', now, personal: false })).toBe('čtvrtek 31.\u00A012.')
  })

  it('C9.14 shows when the first branch opens', () => {
    const now = new Date('2026-11-23T07:30:00+01:00')
    const branch = (from: string) => ({
      ...{ warehouseId: 1, nearestDeliveryDate: '2026-11-23' },
      hours: [{ days: [1], from, to: '18:00' }],
    })
    const way = (...opens: readonly string[]) => ({
      type: 'PERSONAL' as const,
      delivery: {},
      branches: opens.map(branch),
    })
    expect(wayText(way('10:00', '08:00'), '2026-11-23', now)).toBe('dnes od 8:00')
    expect(wayText(way('10:00', '07:00'), '2026-11-23', now)).toBe('ihned')
    expect(pickupTodayText(way('10:00'), '2026-11-23', now)).toBe('dnes od 10:00')
    expect(pickupTodayText(way('10:00'), '2026-11-24', now)).toBeNull()
    expect(pickupTodayText({ type: 'DELIVERY', delivery: {} }, '2026-11-23', now)).toBeNull()
  })
})
