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

describe.each(services)('address validation: %s', (_, create, suggestions, result) => {
  const street = { field: 'street', query: 'Dlou', country: 'CZE' } as const
  const postcode = { field: 'postcode', value: '11000', country: 'CZE' } as const
  const setUp = (respond: () => unknown) => {
    const clock = createTestClock({ instantMs: 500 })
    const logger = { warn: () => {} }
    const { shop, requests } = createTestShop({}, { fallback: respond, check: null, clock, logger })
    return { help: create(shop), requests }
  }

  it('completes a street', async () => {
    expect(await setUp(() => suggestions).help.suggest(street)).toEqual([place])
  })

  it('validates a postcode', async () => {
    expect(await setUp(() => result).help.validate(postcode)).toEqual({ result: 'warning', suggestion: null })
  })

  it.each([
    ['is down', () => new Response('', { status: 503 })],
    ['fails', () => Response.error()],
    ['returns invalid data', () => Response.json({ suggestions: 7, places: 7, result: 7, exists: 7 })],
  ])('returns nothing when the service %s, so that the rules of the shop apply', async (__, respond) => {
    expect(await setUp(respond).help.suggest(street)).toEqual([])
    expect(await setUp(respond).help.validate(postcode)).toBeNull()
  })

  it('sends no request for other countries or short queries', async () => {
    const { help, requests } = setUp(() => suggestions)
    expect(await help.suggest({ ...street, country: 'USA' })).toEqual([])
    expect(await help.suggest({ ...street, query: 'D' })).toEqual([])
    expect(await help.validate({ ...postcode, country: 'USA' })).toBeNull()
    expect(requests).toEqual([])
  })

  it('rejects with the abort reason', async () => {
    const broken = (_resolve: unknown, reject: (error: Error) => void) =>
      void setTimeout(reject, 20, new TypeError('cut'))
    const { help } = setUp(() => new Promise(broken))
    const controller = new AbortController()
    const pending = help.suggest(street, { signal: controller.signal })
    controller.abort(new Error('typed on'))
    await expect(pending).rejects.toThrow('typed on')
  })
})
