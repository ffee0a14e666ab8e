import type { Shipper } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { atBranch, deliveryNote } from './delivery-note.ts'

const now = new Date('2026-11-20T10:00:00+01:00')
const hours = [{ days: [5], from: '11:00', to: '18:00' }]
type Type = 'DELIVERY' | 'PICKUP_POINT' | 'PERSONAL'
const on = (type: Type, nearestDeliveryDate: string | null, more: object = {}, waits = false) => {
  const note = deliveryNote({ type, delivery: { nearestDeliveryDate, closesAt: null }, ...more }, { now, waits })
  return note && `${note.before} ${note.day}${note.after}`
}
const branch = (own: object) => ({ id: 1, warehouseId: 1, nearestDeliveryDate: '2026-11-20', ...own })

describe('when the goods arrive', () => {
  it('is "at once" only for pickup (C9.14)', () => {
    expect(on('PERSONAL', '2026-11-20')).toBe('K vyzvednutí: ihned')
    expect(on('DELIVERY', '2026-11-20')).toBe('Doručení: dnes')
  })

  it('C9.14 is not "at once" before the branch opens, unless another one is open', () => {
    expect(on('PERSONAL', '2026-11-20', { branches: [branch({ hours })] })).toBe('K vyzvednutí: dnes od 11:00')
    const open = branch({ hours: [{ days: [5], from: '08:00', to: '18:00' }] })
    expect(on('PERSONAL', '2026-11-20', { branches: [branch({ hours }), open] })).toBe('K vyzvednutí: ihned')
  })

  it('is only the earliest day for a bank transfer', () => {
    expect(on('DELIVERY', '2026-11-21', {}, true)).toBe('Doručení: nejdříve zítra, po připsání platby')
    expect(on('PERSONAL', '2026-11-20', {}, true)).toBe('K vyzvednutí: ihned po připsání platby')
  })

  it('is tomorrow, or a day of the week with its date (C9.15)', () => {
    expect(on('DELIVERY', '2026-11-21')).toBe('Doručení: zítra')
    expect(on('PICKUP_POINT', '2026-11-23')).toBe('K vyzvednutí: pondělí 23.\u00a011.')
  })

  it('is not shown without a promised day', () => {
    expect(on('DELIVERY', null)).toBeNull()
  })
})

it('is the day of the chosen branch', () => {
  const branches = [branch({ id: 1 }), branch({ id: 2, nearestDeliveryDate: '2026-11-23' })]
  const shipper = { delivery: { nearestDeliveryDate: '2026-11-20', closesAt: null }, branches } as unknown as Shipper
  const dateOf = (id: number | null) => atBranch(shipper, id).delivery.nearestDeliveryDate
  expect([dateOf(null), dateOf(1), dateOf(2), dateOf(3)]).toEqual([
    ...['2026-11-20', '2026-11-20', '2026-11-23', '2026-11-20'],
  ])
})
