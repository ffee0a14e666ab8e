import { describe, expect, it } from 'vitest'
import { isAddressConfigMode } from './late-frame.tsx'

describe('isAddressConfigMode', () => {
  it.each([
    ['#foxentryconfig', true],
    ['#foxentryconfig-42', true],
    ['foxentryconfig', true],
    ['#x-foxentryconfig', false],
    ['#Foxentryconfig', false],
    ['', false],
  ])('B2.66 %j: %j', (hash, expected) => {
    expect(isAddressConfigMode(hash)).toBe(expected)
  })
})
