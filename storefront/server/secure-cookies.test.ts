import { afterEach, describe, expect, it } from 'vitest'
import { urlOf } from './http/web.ts'
import { pageOf, seeOther, startShop, type FakeShop } from './testing/fake-shop.ts'

let shop: FakeShop | undefined
afterEach(async () => shop?.close())

const token = 't'.repeat(43)
const same = { 'sec-fetch-site': 'same-origin' }
const https = { config: { secure: true, origin: 'https://vanek.test' } }
const backend: typeof fetch = async (input) =>
  Response.json(
    urlOf(input).endsWith('/login')
      ? { data: { access_token: token }, meta: { cart: null } }
      : { meta: { custom: { guestCartToken: token } } },
  )

describe('cookies of a shop that is reached by https', () => {
  it('C9.01 C9.04 are secure, and those with a token are bound to the host and open to no script', async () => {
    shop = await startShop(
      ({ env }) => {
        env.cookies.set('vanek_checkout', '1', { maxAgeSeconds: 60 })
        return seeOther('/kosik')
      },
      { ...https, fetch: backend },
    )
    const post = { method: 'POST', headers: same, body: '{}' }
    const display = { ...post, body: new URLSearchParams({ currency: 'EUR' }) }
    const answers = [
      await shop.request('/api/oauth/login', post),
      await shop.request('/api/v1/cart/items', post),
      await shop.request('/kosik', { ...post, body: new URLSearchParams({ intent: 'add' }) }),
      await shop.request('/zobrazeni-cen', display),
    ]
    const lines = answers.flatMap((answer) => answer.headers.getSetCookie())
    expect(lines.filter((line) => !/; Path=\/(;|$)/.test(line) || !/; Secure;.*SameSite=Lax/.test(line))).toEqual([])
    const attributes = (line: string) =>
      line
        .replace(/=[^;]*/, '')
        .split('; ')
        .slice(0, 5)
        .join('; ')
    expect(lines.filter((line) => line.includes(token)).map(attributes)).toEqual([
      '__Host-vanek_auth_token; Max-Age=604800; Path=/; HttpOnly; Secure',
      '__Host-vanek_cart_token; Max-Age=86400; Path=/; HttpOnly; Secure',
    ])
    expect(lines.length).toBe(6)
  })

  it('without the prefix are ignored: another host of the domain may have set them', async () => {
    const authorizations: (string | null)[] = []
    const note: typeof fetch = async (_, init) => {
      authorizations.push(new Headers(init?.headers).get('authorization'))
      return Response.json({})
    }
    shop = await startShop((args) => pageOf('', args), { ...https, fetch: note })
    for (const name of ['vanek_auth_token', '__Host-vanek_auth_token'])
      await shop.request('/api/v1/user', { headers: { cookie: `${name}=${token}` } })
    expect(authorizations).toEqual([null, `Bearer ${token}`])
  })
})

describe('cookies of variant and groups', () => {
  it('do not choose prices: only the owner of the token does', async () => {
    const variants: (string | null)[] = []
    const note: typeof fetch = async (_, init) => {
      variants.push(new Headers(init?.headers).get('x-user-variant'))
      return Response.json({})
    }
    shop = await startShop((args) => pageOf(`<p>${args.settings.userVariant || 'all'}</p>`, args), { fetch: note })
    const headers = { cookie: 'vanek_variant=firmy; vanek_groups=%5B%22firmy%22%5D', 'x-user-variant': 'firmy' }
    expect(await (await shop.request('/kept/a', { headers })).text()).toContain('<p>all</p>')
    expect(await (await shop.request('/kosik', { headers })).text()).toContain('<p>all</p>')
    await shop.request('/api/v1/cart', { headers })
    expect(variants).toEqual([''])
  })
})

describe('answers for one customer', () => {
  it.each(['/kosik', '/uzivatel', '/prihlasit', '/api/v1/user', '/api/v1/user/orders'])(
    '%s are left in no cache, not even that of the Back button',
    async (path) => {
      shop = await startShop((args) => pageOf('', args), { fetch: async () => Response.json({}) })
      const answer = await shop.request(path, { headers: { cookie: `vanek_auth_token=${token}` } })
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([
        200,
        'no-store',
        null,
      ])
    },
  )
})
