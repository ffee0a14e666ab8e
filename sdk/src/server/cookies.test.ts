import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { publicFetch } from './public-fetch.ts'
import { isSessionCookie, anonymousTokens, createSessionCookies, sessionTokens } from './session.ts'

const token = 'a'.repeat(43)

describe('cookie jar', () => {
  it('reads the request cookies and sends each changed cookie once', () => {
    const jar = createCookieJar('a=1; b=x%20y', { secure: false })
    expect([jar.get('a'), jar.get('b'), jar.get('c')]).toEqual(['1', 'x y', undefined])
    expect(jar.setCookies()).toEqual([])
    jar.set('a', '2')
    jar.set('a', '3', { httpOnly: false, maxAgeSeconds: 60 })
    expect(jar.get('a')).toBe('3')
    expect(jar.setCookies()).toEqual(['a=3; Max-Age=60; Path=/; SameSite=Lax'])
  })

  it('is HttpOnly by default, and Secure over https', () => {
    const jar = createCookieJar(null, { secure: true })
    jar.set('a', '1')
    expect(jar.setCookies()[0]).toBe('a=1; Path=/; HttpOnly; Secure; SameSite=Lax')
  })

  it('uses the root path by default, or a given one', () => {
    const jar = createCookieJar(null, { secure: false })
    jar.set('a', '1', { path: '/only-here' })
    expect(jar.setCookies()).toEqual(['a=1; Path=/only-here; HttpOnly; SameSite=Lax'])
  })

  it('expires a removed cookie and ignores a cookie that never existed', () => {
    const jar = createCookieJar('a=1', { secure: false })
    jar.remove('a')
    jar.remove('never')
    expect(jar.get('a')).toBeUndefined()
    expect(jar.setCookies()).toEqual(['a=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('expires a cookie with a path at that path', () => {
    const expired = 'a=; Max-Age=0; Path=/only-here; HttpOnly; SameSite=Lax'
    const later = createCookieJar('a=1', { secure: false })
    later.remove('a', { path: '/only-here' })
    expect(later.setCookies()).toEqual([expired])
    const now = createCookieJar(null, { secure: false })
    now.set('a', '1', { path: '/only-here' })
    now.remove('a')
    expect(now.setCookies()).toEqual([expired])
  })
})

describe('session', () => {
  it('stores a token in an HttpOnly cookie, with a readable marker cookie', () => {
    const jar = createCookieJar('', { secure: false })
    createSessionCookies(jar, { secure: false }).set('cart', token)
    expect(jar.setCookies()).toEqual([
      `vanek_cart_token=${token}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
      'vanek_cart=1; Max-Age=86400; Path=/; SameSite=Lax',
    ])
  })

  it('binds the cookies to the host over https', () => {
    const jar = createCookieJar(`vanek_auth_token=${token}`, { secure: true })
    const session = createSessionCookies(jar, { secure: true })
    expect(session.get('auth')).toBeUndefined()
    session.set('auth', token)
    expect(jar.setCookies()[0]).toContain(`__Host-vanek_auth_token=${token}; Max-Age=604800; Path=/; HttpOnly; Secure`)
  })

  it.each(['a b', 'x\r\nSet-Cookie: y=1', '', 'ž', 'a;b'])('rejects %j as a token', (bad) => {
    const jar = createCookieJar(`vanek_cart_token=${encodeURIComponent(bad)}`, { secure: false })
    const session = createSessionCookies(jar, { secure: false })
    expect(session.get('cart')).toBeUndefined()
    expect(() => session.set('cart', bad)).toThrow('no cookie can hold')
  })

  it('tells pages whether a token exists, but never the token', () => {
    const jar = createCookieJar(`vanek_cart_token=${token}`, { secure: false })
    const tokens = sessionTokens(createSessionCookies(jar, { secure: false }))
    expect([tokens.has('cart'), tokens.has('auth'), tokens.get('cart')]).toEqual([true, false, undefined])
    tokens.set('cart', null)
    expect(tokens.has('cart')).toBe(false)
  })

  it('throws on a public page that reads the tokens of a visitor', () => {
    const accessed: string[] = []
    const tokens = anonymousTokens((description) => accessed.push(description))
    expect(() => tokens.has('cart')).toThrow('cached for everybody')
    expect(tokens.get('auth')).toBeUndefined()
    expect(accessed).toEqual(["the visitor's cart token"])
    tokens.set('cart', null)
    expect(() => tokens.set('cart', token)).toThrow('a place to keep a cart token')
    expect(accessed.length).toBe(2)
  })

  it('sends no request for visitor data or with a token from a public page', async () => {
    const [sent, reported]: [string[], string[]] = [[], []]
    const originalFetch: typeof fetch = async (input) => {
      sent.push(input instanceof Request ? input.url : String(input))
      return Response.json({ sent: true })
    }
    const fetchPublic = publicFetch(originalFetch, (description) => reported.push(description))
    const shop = 'http://shop.test'
    const secret = { Authorization: 'Bearer t' }
    const forbidden: [string | URL | Request, RequestInit?][] = [
      [`${shop}/api/v1/cart`],
      [new URL(`${shop}/api/v1/user/orders`)],
      [new Request(`${shop}/store/api/oauth/token`)],
      [`${shop}/api/v1/globals`, { headers: secret }],
      [`${shop}/api/v1/globals`, { headers: { 'X-Guest-Cart-Token': 't' } }],
      [new Request(`${shop}/api/v1/globals`, { headers: secret })],
      [new Request(`${shop}/api/v1/globals`), { headers: secret }],
    ]
    for (const [input, init] of forbidden)
      await expect(fetchPublic(input, init)).rejects.toThrow('cached for everybody')
    expect([sent.length, reported.length]).toEqual([0, forbidden.length])
    const response = await fetchPublic(new Request(`${shop}/api/v1/globals`), { headers: { 'X-Locale': 'cs' } })
    expect([await response.json(), sent]).toEqual([{ sent: true }, [`${shop}/api/v1/globals`]])
  })

  it.each([
    ['vanek_auth_token', true],
    ['__Host-vanek_cart_token', true],
    ['vanek_order', true],
    ['vanek_cart', true],
    ['vanek_checkout', false],
  ])('returns whether %s is a session cookie', (name, own) => {
    expect(isSessionCookie(name)).toBe(own)
  })
})
