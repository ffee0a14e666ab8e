import { expect, it } from 'vitest'
import { memoryTokens } from '../transport/tokens.ts'
import { readableCookieTokens } from './readable-cookie-tokens.ts'
import { sameOriginTokens } from './same-origin-tokens.ts'

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
