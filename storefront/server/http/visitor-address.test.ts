import { describe, expect, it } from 'vitest'
import { addressHint, networkOf, visitorAddress } from './visitor-address.ts'

describe('the address of a visitor', () => {
  it.each([
    ...['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.9', '192.168.1.1', '::ffff:10.0.0.9', 'fd00::1', 'neco'],
    ...['0.0.0.0', '::', '169.254.10.1', 'fe80::1', '100.64.0.1'],
  ])('is unknown without a trusted proxy if it is %s', (ip) => {
    expect(visitorAddress(ip, [])).toBeUndefined()
  })

  it.each(['127.0.0.1', '::1', '0.0.0.0', '::'])('is never that of this machine: %s', (ip) => {
    expect(visitorAddress(ip, ['10.0.0.1'])).toBeUndefined()
  })

  it('is that of the request otherwise, without its port', () => {
    expect(visitorAddress('203.0.113.5', [])).toBe('203.0.113.5')
    expect(visitorAddress('10.0.0.9', ['10.0.0.1'])).toBe('10.0.0.9')
    for (const forwarded of ['203.0.113.5:41000', '[2001:db8::1]:443', '[2001:db8::1]'])
      expect(visitorAddress(forwarded, ['10.0.0.1'])).toBe(forwarded.includes('db8') ? '2001:db8::1' : '203.0.113.5')
  })

  it('is counted by /64 for IPv6, and as one address in every notation of IPv4', () => {
    expect(networkOf('2001:db8:1:2:3::4')).toBe(networkOf('2001:db8:1:2:ffff::1'))
    expect(networkOf('2001:db8:1:2:3::4')).not.toBe(networkOf('2001:db8:1:3::4'))
    expect(networkOf('::ffff:203.0.113.5')).toBe(networkOf('203.0.113.5'))
  })

  it('needs trusted proxies if the shop has https, as a warning at the start explains', () => {
    expect(addressHint(true, [])).toContain('TRUSTED_PROXIES')
    expect([addressHint(true, ['10.0.0.1']), addressHint(false, [])]).toEqual([undefined, undefined])
  })
})
