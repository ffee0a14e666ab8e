import { describe, expect, it } from 'vitest'
import { memoryTokens } from '../transport/tokens.ts'
import { readableCookieTokens } from './readable-cookie-tokens.ts'
import { sameOriginTokens } from './same-origin-tokens.ts'
import { storageTokens } from './storage-tokens.ts'

it('memory tokens are stored until they are removed', () => {
  const tokens = memoryTokens({ auth: 'a' })
  tokens.set('cart', 'c')
  expect([tokens.get('auth'), tokens.has('cart')]).toEqual(['a', true])
  tokens.set('auth', null)
  expect([tokens.get('auth'), tokens.has('auth')]).toEqual([undefined, false])
})

it('C9.01 C9.04 readable cookies last a week for the customer and a day for the cart, for the whole site', () => {
  const written: string[] = []
  const tokens = readableCookieTokens({
    read: () => 'other=1; vanek_auth_token=a%3Bb; vanek_cart_token=',
    write: (cookie) => void written.push(cookie),
  })
  expect([tokens.get('auth'), tokens.has('auth'), tokens.has('cart')]).toEqual(['a;b', true, false])
  tokens.set('auth', 'x;y')
  tokens.set('cart', 'c')
  tokens.set('cart', null)
  expect(written).toEqual([
    'vanek_auth_token=x%3By; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    'vanek_cart_token=c; Path=/; Max-Age=86400; SameSite=Lax; Secure',
    'vanek_cart_token=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ])
})

it('sameOriginTokens only knows that a token exists', () => {
  const tokens = sameOriginTokens({ read: () => 'vanek_auth=1; vanek_cart=; not_vanek_cart=1' })
  expect([tokens.has('auth'), tokens.has('cart'), tokens.get('auth')]).toEqual([true, false, undefined])
})

describe('tokens in browser storage', () => {
  const storageOf = (items: Map<string, string>) => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })

  it('are shared by pages and tabs until one removes them', () => {
    const items = new Map<string, string>()
    const [one, other] = [storageTokens(() => storageOf(items)), storageTokens(() => storageOf(items))]
    one.set('cart', 'c')
    one.set('auth', 'a')
    expect([other.get('cart'), other.has('auth')]).toEqual(['c', true])
    expect([...items.keys()]).toEqual(['vanek_cart_token', 'vanek_auth_token'])
    other.set('auth', null)
    expect([one.get('auth'), one.has('auth'), one.get('cart')]).toEqual([undefined, false, 'c'])
  })

  it('are separate for two shops with different prefixes', () => {
    const items = new Map<string, string>()
    const one = storageTokens(() => storageOf(items))
    const other = storageTokens(() => storageOf(items), { prefix: 'outlet' })
    one.set('auth', 'secret')
    expect([other.get('auth'), other.has('auth')]).toEqual([undefined, false])
    other.set('auth', null)
    other.set('cart', 'c')
    expect(one.get('auth')).toBe('secret')
    expect([...items.keys()]).toEqual(['vanek_auth_token', 'outlet_cart_token'])
  })

  it('last until the page is closed if the storage is forbidden or full', () => {
    const forbidden = storageTokens(() => {
      throw new Error('SecurityError')
    })
    const full = storageTokens(() => ({
      ...storageOf(new Map()),
      setItem() {
        throw new Error('QuotaExceededError')
      },
    }))
    for (const tokens of [forbidden, full]) {
      tokens.set('cart', 'c')
      expect([tokens.get('cart'), tokens.has('cart')]).toEqual(['c', true])
      tokens.set('cart', null)
      expect([tokens.get('cart'), tokens.has('cart')]).toEqual([undefined, false])
    }
  })
})
