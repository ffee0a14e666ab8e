import { describe, expect, it } from 'vitest'
import { costFrom } from './password.ts'

describe('the cost of a password hash', () => {
  it('is 32 MB of memory unless a test sets less', () => {
    expect(costFrom({}).N).toBe(32_768)
    expect(costFrom({ SANDBOX_PASSWORD_COST: '12' }).N).toBe(4096)
  })

  it.each(['9', '16', '12.5', '', 'high'])('cannot be "%s"', (value) => {
    expect(() => costFrom({ SANDBOX_PASSWORD_COST: value })).toThrow(/whole number from 10 to 15/)
  })
})
