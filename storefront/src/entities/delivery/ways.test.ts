import type { DeliveryMethod } from '@vanek/sdk/checkout'
import { expect, it } from 'vitest'
import { alike, wholeWay } from './ways.ts'

const week = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }]
const saturday = [{ days: [6], from: '09:00', to: '13:00' }]

it('carries opening hours once and gives each branch its own back', () => {
  const branches = [
    { warehouseId: 2, hours: week },
    { warehouseId: 3, hours: saturday },
    { warehouseId: null },
    { warehouseId: 4, hours: structuredClone(week) },
  ]
  const slim = alike(branches)
  expect(slim).toEqual([
    { hours: week, warehouseIds: [2, 4] },
    { hours: saturday, warehouseIds: [3] },
    { warehouseIds: [null] },
  ])
  const way = { id: 3, type: 'PERSONAL', name: 'Osobní odběr', priceFrom: 0, priceFromWithoutTax: 0 } as const
  const whole: DeliveryMethod = wholeWay({ ...way, branches: slim })
  expect(whole.branches).toHaveLength(4)
  expect(whole.branches).toEqual(expect.arrayContaining(branches))
  expect(wholeWay(way)).toEqual(way)
})
