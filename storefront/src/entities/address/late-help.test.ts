import { createShop } from '@vanek/sdk'
import type { AddressValidationResult } from '@vanek/sdk/checkout'
import { describe, expect, it } from 'vitest'
import { guestSettings } from '../../lib/page/settings.ts'
import { lateValidation } from './late-help.ts'

const shop = createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
const verdict: AddressValidationResult = { result: 'valid', suggestion: null }
const question = { field: 'email', value: 'jana@vanek.test', country: 'CZE' } as const

describe('the address service that is loaded late', () => {
  it('C5.26 is loaded once, on the first call; after a failure the next call tries again', async () => {
    let isDown = true
    let loads = 0
    const service = lateValidation(shop, async () => {
      loads += 1
      if (isDown) throw new TypeError('Failed to fetch dynamically imported module')
      return { suggest: async () => [], validate: async () => verdict }
    })
    expect(loads).toBe(0)
    await expect(Promise.allSettled([service.validate(question), service.validate(question)])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ])
    expect(loads).toBe(1)
    isDown = false
    expect(await service.validate(question)).toEqual(verdict)
    expect(await service.validate(question)).toEqual(verdict)
    expect(loads).toBe(2)
  })
})
