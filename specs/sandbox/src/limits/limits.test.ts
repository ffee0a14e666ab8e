import { describe, expect, it } from 'vitest'
import { createLimits } from './limits.ts'
import { readRules, RULES } from './rules.ts'
import { placeOf, senderOf } from './sender.ts'

describe('the sender of a request', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::ffff:cb00:7105', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['neco', null],
    ['', null],
  ])('%s is counted as %s', (ip, place) => {
    expect(placeOf(ip)).toBe(place)
  })

  it.each([
    ['127.0.0.1', [], null],
    ['127.8.9.10', ['10.0.0.1'], null],
    ['::1', ['10.0.0.1'], null],
    ['::ffff:127.0.0.1', ['10.0.0.1'], null],
    ['10.1.2.3', [], null],
    ['192.168.0.9', [], null],
    ['fd12::1', [], null],
    ['203.0.113.5', [], '203.0.113.5'],
    // a trusted proxy without a forwarded address is shared by all clients
    ['10.1.2.3', ['10.1.2.3'], null],
    ['::ffff:10.1.2.3', ['10.1.0.0/16'], null],
    ['203.0.113.5', ['203.0.113.0/24'], null],
    ['2001:db8::5', ['2001:db8::/32'], null],
    // with trusted proxies, another private address is a client
    ['10.1.2.3', ['10.0.0.1', 'fd00::/8'], '10.1.2.3'],
    // trust in one address does not extend to others
    ['2001:db8:5::6', ['2001:db8:5::5'], '2001:db8:5::/64'],
    ['203.0.113.6', ['203.0.113.5'], '203.0.113.6'],
    ['neco', ['10.0.0.1'], null],
  ])('%s with trusted proxies %j is %s', (ip, trusted, sender) => {
    expect(senderOf({ ip }, trusted)).toBe(sender)
  })
})

describe('configured rules', () => {
  it('are parsed', () => {
    expect(readRules(' coupon=200/600, newCart=1000/3600 ')).toEqual({
      coupon: { most: 200, seconds: 600 },
      newCart: { most: 1000, seconds: 3600 },
    })
    expect(readRules('')).toEqual({})
  })

  it.each(['coupon', 'coupon=5', 'coupon=0/5', 'kupon=5/5', 'coupon=5/5s', 'toString=5/5', 'coupon=5/99999999'])(
    'are rejected: %s',
    (text) => {
      expect(() => readRules(`newCart=5/5,${text}`)).toThrow(text)
    },
  )
})

it('rules are for at least a minute, in whole seconds', () => {
  for (const { most, seconds } of Object.values(RULES)) {
    expect(Number.isInteger(seconds) && seconds >= 300).toBe(true)
    expect(most).toBeGreaterThan(0)
  }
})

describe('counting', () => {
  it('waits for the store', async () => {
    const done: string[] = []
    const later = (what: string) => async (who: string) => {
      await new Promise((resolve) => setTimeout(resolve))
      done.push(`${what} ${who}`)
    }
    const limits = createLimits({
      trusted: [],
      makeLimiter: () => ({
        take: () => Promise.resolve(0),
        giveBack: later('back'),
        forget: later('forgotten'),
        counted: () => Promise.resolve(0),
      }),
    })
    await limits.giveBack(['coupon', 'a'], ['coupon', null])
    await limits.forget(['coupon', 'b'])
    expect(done).toEqual(['back a', 'forgotten b'])
  })

  it('counts by all rules or by none, and ignores unknown senders', async () => {
    const limits = createLimits({
      rules: { mailTo: { most: 2, seconds: 9 }, mailFrom: { most: 3, seconds: 9 } },
      trusted: [],
    })
    const send = (recipient: string, sender: string | null) => limits.count(['mailFrom', sender], ['mailTo', recipient])
    await send('a', 'x')
    await send('a', 'x')
    const late = { status: 429, retryAfterSeconds: 9 }
    await expect(send('a', 'x')).rejects.toMatchObject(late)
    // the refused request was not counted for the sender
    await send('b', 'x')
    await expect(send('c', 'x')).rejects.toMatchObject(late)
    for (const name of ['d', 'e', 'f', 'g']) await send(name, null)
    expect([await limits.has('mailTo', 'c'), await limits.has('mailTo', 'd')]).toEqual([false, true])
  })

  it('uses the configured store', async () => {
    const seen: string[] = []
    const limits = createLimits({
      trusted: [],
      makeLimiter: ({ most, seconds }, name) => ({
        async take(who) {
          seen.push(`${name} ${who} ${most}/${seconds}`)
          return 7
        },
        async giveBack() {},
        async forget() {},
        counted: async () => 0,
      }),
    })
    await expect(limits.count(['coupon', 'cart'])).rejects.toMatchObject({ retryAfterSeconds: 7 })
    expect(seen).toEqual(['coupon cart 20/600'])
  })
})
