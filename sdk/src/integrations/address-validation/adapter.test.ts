import { describe, expect, it } from 'vitest'
import { type AddressSuggestion, createAddressValidation } from '@vanek/sdk/integrations/address-validation'
import { type Handler, shopOver } from '../../testing/back-end.ts'
import { manualClock } from '../../transport/testing/test-shop.ts'

const lipova: AddressSuggestion = {
  ...{ street: 'Lipová', houseNumber: null, city: 'Brno', postcode: '602 00', country: 'CZE' },
}
const street = { field: 'street', query: ' Lipo ', country: 'CZE' } as const
const email = { field: 'email', value: 'jana@gmial.com', country: 'CZE' } as const

function over(handler: Handler) {
  const clock = manualClock()
  const { shop, seen } = shopOver(handler, { clock })
  return { service: createAddressValidation(shop), seen, clock }
}

describe('address validation', () => {
  it('C5.26 sends one input with the known address, and returns the result', async () => {
    const { service, seen } = over(() => ({ result: 'warning', suggestion: ' jana@gmail.com ' }))
    const result = { result: 'warning', suggestion: 'jana@gmail.com' }
    await expect(service.validate({ ...email, within: { city: ' ', street: 'x'.repeat(121) } })).resolves.toEqual(
      result,
    )
    await service.validate({ field: 'postcode', value: '602 00', country: 'SVK', within: { city: 'Brno', street: '' } })
    expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/addresses/validate', { field: 'email', value: 'jana@gmial.com', country: 'CZE' }],
      ['POST', '/addresses/validate', { field: 'postcode', value: '602 00', country: 'SVK', within: { city: 'Brno' } }],
    ])
  })

  it('returns address suggestions, and leaves out invalid ones', async () => {
    const invalid = [null, 7, {}, { ...lipova, city: ' ' }, { ...lipova, city: 3 }, { ...lipova, country: 'DEU' }]
    const { service, seen } = over(() => ({ suggestions: [...invalid, lipova, { city: 'Žilina', country: 'SVK' }] }))
    await expect(service.suggest(street)).resolves.toEqual([
      lipova,
      { street: null, houseNumber: null, city: 'Žilina', postcode: null, country: 'SVK' },
    ])
    expect(seen[0]?.body).toEqual({ field: 'street', query: 'Lipo', country: 'CZE', limit: 6 })
  })

  it('C5.27 sends requests only for Czechia and Slovakia, and not for empty values', async () => {
    const { service, seen } = over(() => ({ result: 'valid', suggestion: null, suggestions: [lipova] }))
    const wrong = [
      service.validate({ ...email, country: 'DEU' }),
      service.validate({ ...email, value: '' }),
      service.validate({ ...email, value: 'x'.repeat(255) }),
    ]
    await expect(Promise.all(wrong)).resolves.toEqual([null, null, null])
    const none = [service.suggest({ ...street, country: 'AUT' }), service.suggest({ ...street, query: ' L ' })]
    await expect(Promise.all(none)).resolves.toEqual([[], []])
    expect(seen).toEqual([])
    await expect(service.validate({ ...email, country: 'SVK' })).resolves.toEqual({ result: 'valid', suggestion: null })
  })
})

describe.each<readonly [string, Handler]>([
  ['is down', () => Promise.reject(new TypeError('refused'))],
  ['fails', () => Response.json({}, { status: 500 })],
  ['refuses', () => Response.json({ errors: [{ code: 'rate_limited' }] }, { status: 429 })],
  ['returns HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['returns an empty object', () => ({})],
  ['returns null', () => null],
  ['returns invalid types', () => ({ result: 7, suggestion: [], suggestions: { length: 'many' } })],
  ['returns an unknown result', () => ({ result: 'perhaps', suggestion: null, suggestions: 'x' })],
])('C5.26 a service that %s', (_, handler) => {
  it('C5.26 gives no result after one request', async () => {
    const { service, seen } = over(handler)
    await expect(service.validate(email)).resolves.toBeNull()
    await expect(service.suggest(street)).resolves.toEqual([])
    expect(seen.length).toBe(2)
  })
})

describe('a service that does not respond', () => {
  it('C5.26 times out after 1500 ms', async () => {
    const { service, clock } = over(() => new Promise(() => {}))
    const results: unknown[] = []
    void service.validate(email).then((result) => results.push(result))
    void service.suggest(street).then((found) => results.push(found))
    await clock.advance(1499)
    expect(results).toEqual([])
    await clock.advance(1)
    expect(results).toEqual([null, []])
  })

  it('can be aborted by the caller', async () => {
    const { service } = over(() => new Promise(() => {}))
    const control = new AbortController()
    const request = service.validate(email, { signal: control.signal })
    control.abort(new Error('typed on'))
    await expect(request).rejects.toThrow('typed on')
  })
})
