import { describe, expect, it } from 'vitest'
import { deliveryNote } from './delivery-note.ts'

const now = new Date('2026-11-20T10:00:00+01:00')
const on = (type: 'DELIVERY' | 'PICKUP_POINT' | 'PERSONAL', nearestDeliveryDate: string | null) =>
  deliveryNote({ type, delivery: { nearestDeliveryDate, closesAt: null } }, now)

describe('when the goods arrive', () => {
  it('is at once only where they are collected (C9.14)', () => {
    expect(on('PERSONAL', '2026-11-20')).toBe('K vyzvednutí: ihned')
    expect(on('DELIVERY', '2026-11-20')).toBe('Doručení: dnes')
  })

  it('is tomorrow, or a day of the week with its date (C9.15)', () => {
    expect(on('DELIVERY', '2026-11-21')).toBe('Doručení: zítra')
    expect(on('PICKUP_POINT', '2026-11-23')).toBe('K vyzvednutí: pondělí 23.\u00a011.')
  })

  it('is not promised where nothing was promised', () => {
    expect(on('DELIVERY', null)).toBeNull()
  })
})
