import type { DeliveryMethod } from '@vanek/sdk/checkout'
import { expect, it } from 'vitest'
import { groupByHours, fullWay } from './ways.ts'

const week = [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' }]
const saturday = [{ days: [6], from: '09:00', to: '13:00' }]

it('sends each opening hours once and restores them for each branch', () => {
  const branches = [
    { warehouseId: 2, hours: week },
    { warehouseId: 3, hours: saturday },
    { warehouseId: null },
    { warehouseId: 4, hours: structuredClone(week) },
  ]
  const slim = groupByHours(branches)
  expect(slim).toEqual([
    { hours: week, warehouseIds: [2, 4] },
    { hours: saturday, warehouseIds: [3] },
    { warehouseIds: [null] },
  ])
  const way = { id: 3, type: 'PERSONAL', name: 'Osobní odběr', priceFrom: 0, priceFromWithoutTax: 0 } as const
  const full: DeliveryMethod = fullWay({ ...way, branches: slim })
  expect(full.branches).toHaveLength(4)
  expect(full.branches).toEqual(expect.arrayContaining(branches))
  expect(fullWay(way)).toEqual(way)
})
