import { describe, expect, it } from 'vitest'
import { memoryTokens } from '../transport/tokens.ts'
import { readableCookieTokens } from './readable-cookie-tokens.ts'
import { sameOriginTokens } from './same-origin-tokens.ts'
import { storageTokens } from './storage-tokens.ts'

it('memory tokens are kept until they are forgotten', () => {
  const tokens = memoryTokens({ auth: 'a' })
  tokens.set('cart', 'c')
  expect([tokens.get('auth'), tokens.has('cart')]).toEqual(['a', true])
  tokens.set('auth', null)
  expect([tokens.get('auth'), tokens.has('auth')]).toEqual([undefined, false])
})

it('C9.01 C9.04 readable cookies live a week for the customer and a day for the cart, on the whole site', () => {
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

it('of tokens that the own server keeps a page knows only that they are there', () => {
  const tokens = sameOriginTokens({ read: () => 'vanek_auth=1; vanek_cart=; not_vanek_cart=1' })
  expect([tokens.has('auth'), tokens.has('cart'), tokens.get('auth')]).toEqual([true, false, undefined])
})

describe('tokens in a browser storage', () => {
  const storageOf = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })

  it('are there for the next page, and for other tabs until one deletes them', () => {
    const kept = new Map<string, string>()
    const [one, other] = [storageTokens(() => storageOf(kept)), storageTokens(() => storageOf(kept))]
    one.set('cart', 'c')
    one.set('auth', 'a')
    expect([other.get('cart'), other.has('auth')]).toEqual(['c', true])
    expect([...kept.keys()]).toEqual(['vanek_cart_token', 'vanek_auth_token'])
    other.set('auth', null)
    expect([one.get('auth'), one.has('auth'), one.get('cart')]).toEqual([undefined, false, 'c'])
  })

  it('last as long as the page where the storage is forbidden or full', () => {
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
