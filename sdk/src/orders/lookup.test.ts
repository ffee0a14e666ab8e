import {
  validateOrderLookupForm,
  normalizeOrderCode,
  openOrderLookup,
  parseOrderLookupForm,
  requestOrderLookup,
} from '@vanek/sdk/orders'
import { describe, expect, it } from 'vitest'
import { refuse, shopOver } from '../testing/back-end.ts'

const callbackUrl = 'https://shop.test/sledovani-objednavky/odkaz'

describe('order lookup', () => {
  it.each([
    ['', '', { code: 'required', email: 'required' }],
    [' # ', 'jana@', { code: 'required', email: 'email_invalid' }],
    ['1'.repeat(41), 'jana@vanek.test', { code: 'too_long' }],
    ['2600001', ' jana@vanek.test ', {}],
  ])('A2.08 validates %j and %j', (code, email, issues) => {
    expect(validateOrderLookupForm({ code, email })).toEqual(issues)
  })

  it.each(['2600001', ' 26 000 01', '#2600001', 'č. 2600001', 'Č.: 2600001', 'č 2600001', '2600001\u00a0'])(
    'A2.08 normalizes the order number %j',
    (typed) => expect(normalizeOrderCode(typed)).toBe('2600001'),
  )

  it('A2.08 keeps order numbers in other formats', () => {
    expect(['C-2600', 'CZ/26-1'].map(normalizeOrderCode)).toEqual(['C-2600', 'CZ/26-1'])
  })

  it('A2.08 parses a posted form', () => {
    const form = new URLSearchParams({ code: ' 2600001 ', email: ' jana@vanek.test' })
    expect([parseOrderLookupForm(form), parseOrderLookupForm(new FormData())]).toEqual([
      { code: '2600001', email: 'jana@vanek.test' },
      { code: '', email: '' },
    ])
  })

  it('A2.01 requests a link under an idempotency key', async () => {
    const { shop, seen } = shopOver(() => new Response(null, { status: 202 }))
    const params = { code: 'č. 2600001', email: ' jana@vanek.test', callbackUrl }
    expect(await requestOrderLookup(shop, params, { idempotencyKey: 'key-0001' })).toEqual({ ok: true, data: null })
    await requestOrderLookup(shop, params)
    expect(seen[0]).toMatchObject({
      ...{ method: 'POST', path: '/api/v1/orders/lookup' },
      body: { code: '2600001', email: 'jana@vanek.test', callbackUrl },
    })
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-0001')
    expect(seen[1]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/)
    const limited = shopOver(() => refuse(422, 'validation', 'email'))
    expect(await requestOrderLookup(limited.shop, params)).toMatchObject({ ok: false, error: { code: 'validation' } })
  })

  it('A2.04 opens the order of a link, or returns the error', async () => {
    const { shop, seen } = shopOver(() => ({ code: '2600001', token: 'current' }))
    expect(await openOrderLookup(shop, { token: 'T' }, { idempotencyKey: 'key-0001' })).toMatchObject({
      ...{ ok: true, data: { code: '2600001' } },
    })
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/v1/orders/lookup/open', body: { token: 'T' } })
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('key-0001')
    const used = shopOver(() => refuse(410, 'token_used', 'token'))
    expect(await openOrderLookup(used.shop, { token: 'T' })).toMatchObject({ error: { code: 'token_used' } })
  })
})
