import { describe, expect, it } from 'vitest'
import { deliveryDate } from './delivery-date.ts'

const on = (type: 'DELIVERY' | 'PICKUP_POINT' | 'PERSONAL', nearestDeliveryDate: string | null) =>
  deliveryDate({ type, delivery: { nearestDeliveryDate, closesAt: null } })

describe('when the goods arrive', () => {
  it('names the day of the date, whatever the time zone of the machine', () => {
    expect(on('DELIVERY', '2026-11-23')).toBe('U vás v pondělí 23.\u00a011.')
    expect(on('PICKUP_POINT', '2026-11-25')).toBe('K vyzvednutí ve středu 25.\u00a011.')
    expect(on('PERSONAL', '2026-11-22')).toBe('Připraveno v neděli 22.\u00a011.')
  })

  it('promises nothing where nothing was promised', () => {
    expect(on('DELIVERY', null)).toBeNull()
  })
})
