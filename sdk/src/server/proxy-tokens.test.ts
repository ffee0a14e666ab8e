import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = { shop: 'http://shop.test', content: 'http://shop.test', services: 'http://shop.test' }
const token = 'g'.repeat(43)

async function pass(method: string, path: string, answer: { status?: number; body: unknown }, cookie = '') {
  const urls: string[] = []
  const cartTokens: (string | null)[] = []
  const proxy = createProxy({
    targets,
    fetch: async (input, init) => {
      urls.push(input as string)
      cartTokens.push(new Headers(init?.headers).get('x-guest-cart-token'))
      return Response.json(answer.body, { status: answer.status ?? 200 })
    },
  })
  const jar = createCookieJar(cookie, { secure: false })
  const session = createSessionCookies(jar, { secure: false })
  const request = new Request(`http://own.test${path}`, { method, ...(method === 'POST' && { body: '{}' }) })
  const visitor = { session, segment: { userVariant: '', userGroups: [] }, requestId: 'r', internal: true }
  const response = await proxy(request, visitor)
  return { status: response.status, text: await response.text(), session, urls, cartTokens, cookies: jar.setCookies() }
}

const added = { cart: { id: 'c' }, meta: { custom: { guestCartToken: token } } }
const order = { code: '2600001', token }

describe('tokens in answers', () => {
  it('keeps the guest cart token of an added line and blanks it: a visitor without an account holds a cart (B6.02)', async () => {
    const { session, text } = await pass('POST', '/api/v1/cart/items', { body: added })
    expect(session.get('cart')).toBe(token)
    expect(text).not.toContain(token)
    expect(JSON.parse(text)).toEqual({ cart: { id: 'c' }, meta: { custom: { guestCartToken: null } } })
  })

  it('keeps the token of a sign-in and lets the guest cart go', async () => {
    const { session, text } = await pass(
      'POST',
      '/api/oauth/login',
      { body: { data: { access_token: token } } },
      'vanek_cart_token=old; vanek_cart=1',
    )
    expect([session.get('auth'), session.get('cart')]).toEqual([token, undefined])
    expect(JSON.parse(text)).toEqual({ data: { access_token: '' } })
  })

  it.each([
    {},
    { data: null },
    { data: 'x' },
    { data: {} },
    { data: { access_token: '' } },
    { meta: { custom: null } },
  ])('keeps nothing of an answer without a token, and asks nothing more: %j', async (body) => {
    for (const path of ['/api/oauth/login', '/api/oauth/token', '/api/v1/cart/items', '/api/v1/cart/place']) {
      const { status, text, cookies, urls } = await pass('POST', path, { body })
      expect([status, JSON.parse(text), cookies, urls]).toEqual([200, body, [], [`http://shop.test${path}`]])
    }
  })

  it('brings the guest cart along into a sign-in, also where somebody was signed in before', async () => {
    const cookie = 'vanek_auth_token=dead; vanek_auth=1; vanek_cart_token=old; vanek_cart=1'
    const { cartTokens } = await pass('POST', '/api/oauth/login', { body: { data: { access_token: token } } }, cookie)
    expect(cartTokens).toEqual(['old', null, null])
  })

  it('keeps the token of a placed order, whose cart is gone', async () => {
    const { session, text } = await pass(
      'POST',
      '/api/v1/cart/place',
      { status: 201, body: { order, payment: {} } },
      'vanek_cart_token=old',
    )
    expect([session.get('order'), session.get('cart')]).toEqual([token, undefined])
    expect(JSON.parse(text)).toMatchObject({ order: { code: '2600001', token: 'current' } })
  })

  it('A2.09 keeps the token of an order that a mailed link has opened, in place of the one before', async () => {
    const cookie = 'vanek_order=older; vanek_cart_token=cart; vanek_cart=1'
    const { session, text, cookies } = await pass('POST', '/api/v1/orders/lookup/open', { body: order }, cookie)
    expect([session.get('order'), session.get('cart')]).toEqual([token, 'cart'])
    expect(JSON.parse(text)).toEqual({ code: '2600001', token: 'current' })
    expect(cookies).toEqual([expect.stringMatching(/^vanek_order=g+; .*HttpOnly/)])
  })

  it('A2.09 keeps the order that was there when a link opens nothing', async () => {
    const used = { status: 410, body: { errors: [{ code: 'token_used', field: 'token', title: 'x' }], requestId: 'r' } }
    const { session } = await pass('POST', '/api/v1/orders/lookup/open', used, 'vanek_order=older')
    expect(session.get('order')).toBe('older')
    const requested = await pass('POST', '/api/v1/orders/lookup', { status: 202, body: '' }, 'vanek_order=older')
    expect([requested.session.get('order'), requested.cookies]).toEqual(['older', []])
  })

  it('asks for an order whose answer was lost by the token of the cart that it was, and for nothing else', async () => {
    const late = { status: 201, body: { order, payment: {} } }
    const ordered = await pass('POST', '/api/v1/cart/place', late, `vanek_last_cart=${token}`)
    expect(ordered.cartTokens).toEqual([token])
    const shown = await pass('GET', '/api/v1/cart', { body: {} }, `vanek_last_cart=${token}`)
    expect(shown.cartTokens).toEqual([null])
    const newer = await pass('POST', '/api/v1/cart/place', late, `vanek_last_cart=${token}; vanek_cart_token=newer`)
    expect(newer.cartTokens).toEqual(['newer'])
  })

  it('reads the current order by the token it keeps', async () => {
    const { urls, text } = await pass('GET', '/api/v1/orders/token/current', { body: order }, `vanek_order=${token}`)
    expect(urls).toEqual([`http://shop.test/api/v1/orders/token/${token}`])
    expect(text).not.toContain(token)
  })

  it('pays the current order by the token it keeps', async () => {
    const path = '/api/v1/orders/token/current/payment'
    const { urls } = await pass('POST', path, { body: { redirectUrl: '/pay' } }, `vanek_order=${token}`)
    expect(urls).toEqual([expect.stringMatching(new RegExp(`/api/v1/orders/token/${token}/payment$`))])
    expect(await pass('POST', path, { body: {} })).toMatchObject({ status: 404, urls: [] })
  })

  it('has no current order without one', async () => {
    const { urls, status, text } = await pass('GET', '/api/v1/orders/token/current', { body: order })
    const error = { code: 'not_found', title: 'We did not find the order.' }
    expect([status, urls, JSON.parse(text).errors]).toMatchObject([404, [], [error]])
  })

  it('reads an order by the token of its link without one placed here, and means that order by no other path', async () => {
    const linked = `/api/v1/orders/token/${token}`
    expect((await pass('GET', linked, { body: order })).urls).toEqual([`http://shop.test${linked}`])
    const { urls } = await pass('GET', '/api/v1/products/current', { body: {} }, `vanek_order=${token}`)
    expect(urls).toEqual(['http://shop.test/api/v1/products/current'])
  })

  it('takes nothing out of a refusal', async () => {
    const refusal = { errors: [{ code: 'out_of_stock', field: null, title: 'x' }], requestId: 'r' }
    const { cookies, text } = await pass('POST', '/api/v1/cart/items', { status: 422, body: refusal })
    expect([cookies, JSON.parse(text)]).toEqual([[], refusal])
  })
})

describe('C6.08 a customer of a restricted group', () => {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/oauth/login': { data: { access_token: token }, meta: { cart: null } },
    '/api/oauth/token': { data: { access_token: token }, meta: { cart: null } },
    '/api/v1/user': { groups: [null, 'omezeni'] },
    '/api/oauth/logout': {},
  }

  /** A sign-in by a back end that lets everybody in and leaves it to the shop whom it wants. */
  async function enter(path: string, restricted_groups: unknown) {
    const requests: string[] = []
    const proxy = createProxy({
      targets,
      fetch: async (input, init) => {
        const { pathname } = new URL(input as string)
        requests.push(`${pathname} ${new Headers(init?.headers).get('authorization') ?? ''}`.trim())
        return Response.json(pathname === '/api/v1/globals' ? { restricted_groups } : answers[pathname])
      },
    })
    const jar = createCookieJar('', { secure: false })
    const session = createSessionCookies(jar, { secure: false })
    const request = new Request(`http://own.test${path}`, { method: 'POST', body: '{}' })
    const visitor = { session, segment: { userVariant: '', userGroups: [] }, requestId: 'r', internal: true }
    const response = await proxy(request, visitor)
    return { status: response.status, text: await response.text(), auth: session.get('auth'), requests }
  }

  it.each(['/api/oauth/login', '/api/oauth/token'])(
    'is let in by %s of no back end, and the token given is ended',
    async (path) => {
      const { status, text, auth, requests } = await enter(path, ['omezeni'])
      expect([status, auth, JSON.parse(text).errors[0].code]).toEqual([403, undefined, 'customer_restricted'])
      expect(text).not.toContain(token)
      expect(requests).toContain(`/api/oauth/logout Bearer ${token}`)
      expect(requests.filter((one) => one.startsWith('/api/v1/globals'))).toEqual(['/api/v1/globals'])
    },
  )

  it('is one only while the group is on the list', async () => {
    expect(await enter('/api/oauth/login', ['jini'])).toMatchObject({ status: 200, auth: token })
    expect(await enter('/api/oauth/login', undefined)).toMatchObject({ status: 200, auth: token })
    expect(await enter('/api/oauth/login', [null, 7])).toMatchObject({ status: 200, auth: token })
  })
})

describe('dead tokens', () => {
  const errors = (code: string) => ({ errors: [{ code, field: null, title: 'x' }], requestId: 'r' })
  const both = `vanek_auth_token=${token}; vanek_auth=1; vanek_cart_token=${token}; vanek_cart=1`

  it('are forgotten when the back end does not know the customer', async () => {
    const { session } = await pass('GET', '/api/v1/user', { status: 401, body: errors('unauthorized') }, both)
    expect([session.get('auth'), session.get('cart')]).toEqual([undefined, token])
    const silent = await pass('GET', '/api/v1/user', { status: 401, body: {} }, both)
    expect([silent.session.get('auth'), silent.session.get('cart')]).toEqual([undefined, token])
  })

  it.each([
    ['another thing is not found', 404, 'not_found', `vanek_cart_token=${token}`],
    ['goods are refused', 422, 'out_of_stock', `vanek_cart_token=${token}`],
    ['the cart is only reported to be gone', 422, 'cart_not_found', `vanek_cart_token=${token}`],
    ['the cart of a customer is gone', 404, 'cart_not_found', both],
  ])('of a guest cart stay when %s', async (_, status, code, cookie) => {
    const { session } = await pass('POST', '/api/v1/cart/coupon', { status, body: errors(code) }, cookie)
    expect([session.get('cart'), session.get('retired')]).toEqual([token, undefined])
  })

  it('are forgotten when the customer came to be of a restricted group, and not for goods of a group', async () => {
    const after = async (code: string) =>
      (await pass('GET', '/api/v1/user', { status: 403, body: errors(code) }, both)).session.get('auth')
    expect([await after('customer_restricted'), await after('forbidden')]).toEqual([undefined, token])
  })

  it('are forgotten when the cart is gone', async () => {
    const guest = `vanek_cart_token=${token}; vanek_cart=1`
    const { session, cookies } = await pass(
      'GET',
      '/api/v1/cart',
      { status: 404, body: errors('cart_not_found') },
      guest,
    )
    expect(session.get('cart')).toBeUndefined()
    expect(cookies.map((line) => line.split(';')[0])).toEqual([
      'vanek_cart_token=',
      'vanek_cart=',
      `vanek_last_cart=${token}`,
    ])
  })

  it('are forgotten at sign-out, whatever the back end says', async () => {
    const { session } = await pass('POST', '/api/oauth/logout', { status: 500, body: errors('server') }, both)
    expect(session.get('auth')).toBeUndefined()
  })

  it('stay after a wrong password', async () => {
    const { session } = await pass(
      'POST',
      '/api/oauth/login',
      { status: 401, body: errors('credentials_invalid') },
      both,
    )
    expect(session.get('auth')).toBe(token)
  })

  it('stay when an e-mail is refused for the newsletter', async () => {
    const refused = { status: 401, body: errors('email_refused') }
    const { session } = await pass('POST', '/api/v1/newsletter/subscribe', refused, both)
    expect(session.get('auth')).toBe(token)
  })
})

describe('signing in and out', () => {
  const signedIn = { data: { access_token: token }, meta: { cart: null } }
  const guest = 'vanek_cart_token=old; vanek_cart=1'
  const lifetime = (lines: readonly string[], name: string) =>
    /Max-Age=(\d+)/.exec(lines.find((each) => each.startsWith(`${name}=`)) ?? '')?.[1]

  it('C9.01 C4.02 keeps the token for seven days, and C9.04 a guest cart for one, under the whole site', async () => {
    const login = await pass('POST', '/api/oauth/login', { body: signedIn })
    const add = await pass('POST', '/api/v1/cart/items', { body: added })
    const week = String(7 * 24 * 60 * 60)
    const day = String(24 * 60 * 60)
    expect([lifetime(login.cookies, 'vanek_auth_token'), lifetime(login.cookies, 'vanek_auth')]).toEqual([week, week])
    expect([lifetime(add.cookies, 'vanek_cart_token'), lifetime(add.cookies, 'vanek_cart')]).toEqual([day, day])
    const [stored] = [...login.cookies, ...add.cookies].filter((line) => !line.includes('Path=/; '))
    expect(stored).toBeUndefined()
  })

  it('by a token of an operator keeps their guest cart', async () => {
    const { session, text } = await pass('POST', '/api/oauth/token', { body: signedIn }, guest)
    expect([session.get('auth'), session.get('cart')]).toEqual([token, 'old'])
    expect(text).not.toContain(token)
  })

  it('by a token that was refused leaves who is signed in', async () => {
    const refusal = { status: 401, body: { errors: [{ code: 'unauthorized', field: null, title: 'x' }] } }
    const { session } = await pass('POST', '/api/oauth/token', refusal, `vanek_auth_token=${token}`)
    expect(session.get('auth')).toBe(token)
  })

  it('does not take an order of a customer for that of the guest cart beside', async () => {
    const both = `vanek_auth_token=${token}; ${guest}`
    const { session } = await pass('POST', '/api/v1/cart/place', { status: 201, body: { order, payment: {} } }, both)
    expect([session.get('cart'), session.get('retired')]).toEqual(['old', undefined])
  })

  describe('the order just placed', () => {
    const customer = 'vanek_auth_token=theirs; vanek_auth=1'
    const placed = 'vanek_order=o; vanek_last_cart=c'
    const errors = (code: string) => ({ errors: [{ code, field: null, title: 'x' }], requestId: 'r' })
    const refused = { status: 401, body: errors('unauthorized') }
    it.each([
      ['goes at sign-out', '/api/oauth/logout', `${customer}; ${placed}`, { body: {} }, [undefined, undefined]],
      ['goes at sign-out that the back end misses', '/api/oauth/logout', `${customer}; ${placed}`, refused, []],
      ['goes at sign-out of who was signed in no longer', '/api/oauth/logout', placed, refused, []],
      ['goes when an operator signs in as a customer', '/api/oauth/token', placed, { body: signedIn }, []],
      ['goes when another customer signs in', '/api/oauth/login', `${customer}; ${placed}`, { body: signedIn }, []],
      ['stays for the guest who signs in', '/api/oauth/login', placed, { body: signedIn }, ['o', undefined]],
      ['stays when signing in was refused', '/api/oauth/login', `${customer}; ${placed}`, refused, ['o', 'c']],
      ['goes with a customer whose token is dead', '/api/v1/cart/coupon', `${customer}; ${placed}`, refused, []],
      ['stays for a guest who turned out to be signed out', '/api/v1/cart/coupon', placed, refused, ['o', 'c']],
    ])('%s', async (_, path, cookie, answer, [stored, retired]) => {
      const { session } = await pass('POST', path, answer, cookie)
      expect([session.get('order'), session.get('retired')]).toEqual([stored, retired])
    })

    it('is shown to nobody after that', async () => {
      const out = await pass('POST', '/api/oauth/logout', { body: {} }, `${customer}; ${placed}`)
      const left = out.cookies.map((line) => line.split(';').slice(0, 2).join(';'))
      expect(left).toEqual(expect.arrayContaining(['vanek_order=; Max-Age=0', 'vanek_last_cart=; Max-Age=0']))
    })
  })

  it('C4.14 C7.03 forgets at sign-out the token and what was known of the customer', async () => {
    const known = `vanek_auth_token=${token}; vanek_auth=1; vanek_variant=b2b; vanek_groups=%5B%22firmy%22%5D; vanek_currency=EUR`
    const { cookies } = await pass('POST', '/api/oauth/logout', { body: {} }, known)
    expect(cookies.map((line) => line.split(';').slice(0, 2).join(';'))).toEqual([
      'vanek_auth_token=; Max-Age=0',
      'vanek_auth=; Max-Age=0',
      'vanek_variant=; Max-Age=0',
      'vanek_groups=; Max-Age=0',
    ])
  })
})
