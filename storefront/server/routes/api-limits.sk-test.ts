import { expect, it } from 'vitest'
import { createApiLimits } from './api-limits.ts'

it('limits the Slovak search page like the search service', async () => {
  const waits = createApiLimits()
  const first = await Promise.all(Array.from({ length: 300 }, () => waits('/hladat', '192.0.2.1')))
  expect(new Set(first)).toEqual(new Set([0]))
  expect(await waits('/hladat', '192.0.2.1')).toBeGreaterThan(0)
  expect(await waits('/kosik', '192.0.2.1')).toBe(0)
})
