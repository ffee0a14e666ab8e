import { expect, it } from 'vitest'
import { pickupTodayText } from './delivery-text.ts'

it('C9.14 shows in Slovak that goods can be picked up at once', () => {
  const branch = {
    ...{ warehouseId: 1, nearestDeliveryDate: '2026-11-23' },
    hours: [{ days: [1], from: '07:00', to: '18:00' }],
  }
  const way = { type: 'PERSONAL' as const, delivery: {}, branches: [branch] }
  expect(pickupTodayText(way, '2026-11-23', new Date('2026-11-23T07:30:00+01:00'))).toBe('ihneď')
})
