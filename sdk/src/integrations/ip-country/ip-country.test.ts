import { beforeAll, describe, expect, it, vi } from 'vitest'
import { getCountryByIp, selectCurrency, parseForwardedFor } from '@vanek/sdk/integrations/ip-country'
import { ipLookupTimeoutMs } from './country.ts'
import { type Handler, refuse, shopOver } from '../../testing/back-end.ts'
import { manualClock } from '../../transport/testing/test-shop.ts'

const still = { now: () => 0, sleep: (ms: number) => (ms < 500 ? Promise.resolve() : new Promise<void>(() => {})) }

function shopWith(handler: Handler, clock = still) {
  const warn = vi.fn()
  return { ...shopOver(handler, { clock, logger: { warn } }), warn }
}

// loads lazy modules before fake time is used
beforeAll(async () => {
  await getCountryByIp(shopWith(() => ({ country: null })).shop, { ip: '192.0.2.1' })
})

describe('C4.91 parseForwardedFor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 192.0.2.1, 10.0.0.1', '203.0.113.7'],
    [' 203.0.113.7 ,192.0.2.1', '203.0.113.7'],
    ['203.0.113.7:51234, 192.0.2.1', '203.0.113.7'],
    ['2001:db8:1::7', '2001:db8:1::7'],
    ['[2001:db8:1::7]:443, 192.0.2.1', '2001:db8:1::7'],
    ['[2001:DB8:1::7]', '2001:DB8:1::7'],
    ['"[2001:db8:1::7]:443"', '2001:db8:1::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '::1'],
    ['unknown, 203.0.113.7', '203.0.113.7'],
    ['_hidden, , 203.0.113.7', '203.0.113.7'],
    ['256.1.1.1, 1.2.3, 1.2.3.4.5, 192.0.2.1', '192.0.2.1'],
  ])('uses the first address of %j', (header, address) => {
    expect(parseForwardedFor(header)).toBe(address)
  })

  it.each([
    null,
    undefined,
    '',
    ',,',
    'unknown',
    'localhost',
    '<script>',
    '1.2.3.4/24',
    'fe80::1%eth0',
    ':::',
    '12345::',
    ']/@1.2.3.4[',
    '0x7f.1',
    '2130706433',
    'a'.repeat(50),
  ])('finds no address in %j', (header) => {
    expect(parseForwardedFor(header)).toBeNull()
  })
})

describe('C4.90 selectCurrency', () => {
  const rule = { available: ['CZK', 'EUR'], fallback: 'CZK', home: 'CZ', abroad: 'EUR' }
  it.each([
    ['CZ', rule, 'CZK'],
    ['SK', rule, 'EUR'],
    ['US', rule, 'EUR'],
    [null, rule, 'CZK'],
    ['SK', { ...rule, available: ['CZK'] }, 'CZK'],
    ['CZ', { ...rule, fallback: 'PLN' }, 'PLN'],
    ['CZ', { available: ['USD', 'GBP'], fallback: 'GBP', home: 'GB', abroad: 'USD' }, 'USD'],
  ])('a visitor from %s with options %j pays in %s', (country, options, code) => {
    expect(selectCurrency(country, options)).toBe(code)
  })
})

describe('getCountryByIp', () => {
  it('C7.76 requests the country of an address', async () => {
    const { shop, seen, warn } = shopWith(() => ({ country: 'SK' }))
    expect(await getCountryByIp(shop, { ip: '198.51.100.7' })).toBe('SK')
    expect(seen).toMatchObject([{ method: 'GET', path: '/geo/country', query: { ip: '198.51.100.7' } }])
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['returns null', () => ({ country: null })],
    ['returns no country code', () => ({ country: 'Slovensko' })],
    ['returns a number', () => ({ country: 42 })],
    ['returns a string', () => Response.json('SK')],
    ['returns null as the body', () => Response.json(null)],
    ['answers HTML', () => new Response('<p>SK', { headers: { 'Content-Type': 'text/html' } })],
    ['refuses', () => refuse(400, 'validation')],
    ['fails', () => refuse(500, 'server')],
    ['has a network error', () => Promise.reject(new TypeError('fetch failed'))],
  ])('C7.76 returns null when the service %s', async (_, handler) => {
    expect(await getCountryByIp(shopWith(handler).shop, { ip: '192.0.2.1' })).toBeNull()
  })

  it('C7.76 times out after 500 ms and returns null', async () => {
    const clock = manualClock()
    const { shop, warn } = shopWith(() => new Promise(() => {}), clock)
    let answer: unknown
    const request = getCountryByIp(shop, { ip: '192.0.2.1' }).then((own) => (answer = own))
    await clock.advance(ipLookupTimeoutMs - 1)
    expect([ipLookupTimeoutMs, answer]).toEqual([500, undefined])
    await clock.advance(1)
    await request
    expect(answer).toBeNull()
    const error: unknown = expect.objectContaining({ code: 'timeout', outcome: 'none' })
    expect(warn).toHaveBeenCalledWith('Could not read', expect.objectContaining({ error }))
  })
})
