import type { Order } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { arrival, arrivalOn } from './arrival.ts'

describe('when the goods arrive', () => {
  it('names the day of the date, whatever the time zone of the machine', () => {
    expect(arrivalOn('DELIVERY', '2026-11-23')).toBe('U vás v pondělí 23.\u00a011.')
    expect(arrivalOn('PICKUP_POINT', '2026-11-25')).toBe('K vyzvednutí ve středu 25.\u00a011.')
    expect(arrivalOn('PERSONAL', '2026-11-22')).toBe('Připraveno v neděli 22.\u00a011.')
  })

  it('promises nothing where nothing was promised', () => {
    expect(arrivalOn('DELIVERY', null)).toBeNull()
  })

  it('says the hours that were chosen', () => {
    const deliveryTime = { id: 1, date: '2026-11-24', from: '08:00', to: '10:00' }
    const order = { shipper: { type: 'DELIVERY' }, deliveryTime, nearestDeliveryDate: '2026-11-23' } as Order
    expect(arrival(order)).toBe('U vás v úterý 24.\u00a011. mezi 08:00 a 10:00')
  })
})
