import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime } from './dates.ts'

describe('B9.01 dates of the shop', () => {
  it('are those of Paris', () => {
    expect(formatDate('2026-11-25T23:30:00Z')).toBe('26.\u00A011.\u00A02026')
    expect(formatDate('2026-07-25T22:00:00Z', { year: false })).toBe('26.\u00A07.')
    expect(formatDateTime('2026-07-25T22:05:00Z')).toBe('26.\u00A07.\u00A02026 00:05')
  })
})
