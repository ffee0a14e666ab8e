import type { Shop } from '@vanek/sdk'
import { type AddressValidation, createAddressValidation } from '@vanek/sdk/integrations/address-validation'
import { createTestClock, createTestShop } from '@vanek/sdk/testing'
import { describe, expect, it } from 'vitest'
import { createAcmeAddresses } from './addresses.ts'

const place = { street: 'Dlouhá', houseNumber: '7', city: 'Praha', postcode: '110 00', country: 'CZE' }
const acmePlace = { street: 'Dlouhá', number: '7', town: 'Praha', zip: '110 00' }

const services: readonly [string, (shop: Shop) => AddressValidation, unknown, unknown][] = [
  ['ours', createAddressValidation, { suggestions: [place] }, { result: 'warning', suggestion: null }],
  ['Acme', createAcmeAddresses, { places: [acmePlace] }, { exists: false }],
]

describe.each(services)('help with addresses: %s', (_, create, suggestions, verdict) => {
  const street = { field: 'street', query: 'Dlou', country: 'CZE' } as const
  const postcode = { field: 'postcode', value: '11000', country: 'CZE' } as const
  const over = (answer: () => unknown) => {
    const clock = createTestClock({ instantMs: 500 })
    const logger = { warn: () => {} }
    const { shop, requests } = createTestShop({}, { fallback: answer, check: null, clock, logger })
    return { help: create(shop), requests }
  }

  it('completes a street', async () => {
    expect(await over(() => suggestions).help.suggest(street)).toEqual([place])
  })

  it('judges a postcode', async () => {
    expect(await over(() => verdict).help.validate(postcode)).toEqual({ result: 'warning', suggestion: null })
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers nonsense', () => Response.json({ suggestions: 7, places: 7, result: 7, exists: 7 })],
  ])('leaves it to the rules of the shop when it %s', async (__, answer) => {
    expect(await over(answer).help.suggest(street)).toEqual([])
    expect(await over(answer).help.validate(postcode)).toBeNull()
  })

  it('is asked nothing about countries that it does not know, nor for two letters', async () => {
    const { help, requests } = over(() => suggestions)
    expect(await help.suggest({ ...street, country: 'USA' })).toEqual([])
    expect(await help.suggest({ ...street, query: 'D' })).toEqual([])
    expect(await help.validate({ ...postcode, country: 'USA' })).toBeNull()
    expect(requests).toEqual([])
  })

  it('ends with the reason of whoever gives up', async () => {
    const broken = (_resolve: unknown, reject: (error: Error) => void) =>
      void setTimeout(reject, 20, new TypeError('cut'))
    const { help } = over(() => new Promise(broken))
    const leaving = new AbortController()
    const pending = help.suggest(street, { signal: leaving.signal })
    leaving.abort(new Error('typed on'))
    await expect(pending).rejects.toThrow('typed on')
  })
})
