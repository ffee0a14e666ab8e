import { describe, expect, it } from 'vitest'
import { createCookieJar } from './cookies.ts'
import { createProxy } from './proxy.ts'
import { createSessionCookies } from './session.ts'

const targets = { shop: 'http://shop.test', content: 'http://shop.test', services: 'http://shop.test' }
const token = 'g'.repeat(43)

async function send(method: string, path: string, backEndResponse: { status?: number; body: unknown }, cookie = '') {
  const urls: string[] = []
  const cartTokens: (string | null)[] = []
  const proxy = createProxy({
    targets,
    fetch: async (input, init) => {
      urls.push(input as string)
      cartTokens.push(new Headers(init?.headers).get('x-guest-cart-token'))
      return Response.json(backEndResponse.body, { status: backEndResponse.status ?? 200 })
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

describe('tokens in responses', () => {
  it('stores the guest cart token of an added line and removes it from the body: a guest holds a cart (B6.02)', async () => {
    const { session, text } = await send('POST', '/api/v1/cart/items', { body: added })
    expect(session.get('cart')).toBe(token)
    expect(text).not.toContain(token)
    expect(JSON.parse(text)).toEqual({ cart: { id: 'c' }, meta: { custom: { guestCartToken: null } } })
  })

  it('stores the token of a login and removes the guest cart', async () => {
    const { session, text } = await send(
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
  ])('stores nothing of a response without a token and sends no further request: %j', async (body) => {
    for (const path of ['/api/oauth/login', '/api/oauth/token', '/api/v1/cart/items', '/api/v1/cart/place']) {
      const { status, text, cookies, urls } = await send('POST', path, { body })
      expect([status, JSON.parse(text), cookies, urls]).toEqual([200, body, [], [`http://shop.test${path}`]])
    }
  })

  it('sends the guest cart with a login, also if another customer was signed in before', async () => {
    const cookie = 'vanek_auth_token=dead; vanek_auth=1; vanek_cart_token=old; vanek_cart=1'
    const { cartTokens } = await send('POST', '/api/oauth/login', { body: { data: { access_token: token } } }, cookie)
    expect(cartTokens).toEqual(['old', null, null])
  })

  it('stores the token of a placed order and removes the cart', async () => {
    const { session, text } = await send(
      'POST',
      '/api/v1/cart/place',
      { status: 201, body: { order, payment: {} } },
      'vanek_cart_token=old',
    )
    expect([session.get('order'), session.get('cart')]).toEqual([token, undefined])
    expect(JSON.parse(text)).toMatchObject({ order: { code: '2600001', token: 'current' } })
  })

  it('A2.09 stores the token of an order opened by a mailed link, replacing the previous one', async () => {
    const cookie = 'vanek_order=older; vanek_cart_token=cart; vanek_cart=1'
    const { session, text, cookies } = await send('POST', '/api/v1/orders/lookup/open', { body: order }, cookie)
    expect([session.get('order'), session.get('cart')]).toEqual([token, 'cart'])
    expect(JSON.parse(text)).toEqual({ code: '2600001', token: 'current' })
    expect(cookies).toEqual([expect.stringMatching(/^vanek_order=g+; .*HttpOnly/)])
  })

  it('A2.09 keeps the previous order when a link opens nothing', async () => {
    const used = { status: 410, body: { errors: [{ code: 'token_used', field: 'token', title: 'x' }], requestId: 'r' } }
    const { session } = await send('POST', '/api/v1/orders/lookup/open', used, 'vanek_order=older')
    expect(session.get('order')).toBe('older')
    const lookup = await send('POST', '/api/v1/orders/lookup', { status: 202, body: '' }, 'vanek_order=older')
    expect([lookup.session.get('order'), lookup.cookies]).toEqual(['older', []])
  })

  it('repeats an order whose response was lost with the token of its cart, and only that request', async () => {
    const body = { status: 201, body: { order, payment: {} } }
    const retried = await send('POST', '/api/v1/cart/place', body, `vanek_last_cart=${token}`)
    expect(retried.cartTokens).toEqual([token])
    const read = await send('GET', '/api/v1/cart', { body: {} }, `vanek_last_cart=${token}`)
    expect(read.cartTokens).toEqual([null])
    const newer = await send('POST', '/api/v1/cart/place', body, `vanek_last_cart=${token}; vanek_cart_token=newer`)
    expect(newer.cartTokens).toEqual(['newer'])
  })

  it('fetches the current order with the stored token', async () => {
    const { urls, text } = await send('GET', '/api/v1/orders/token/current', { body: order }, `vanek_order=${token}`)
    expect(urls).toEqual([`http://shop.test/api/v1/orders/token/${token}`])
    expect(text).not.toContain(token)
  })

  it('pays for the current order with the stored token', async () => {
    const path = '/api/v1/orders/token/current/payment'
    const { urls } = await send('POST', path, { body: { redirectUrl: '/pay' } }, `vanek_order=${token}`)
    expect(urls).toEqual([expect.stringMatching(new RegExp(`/api/v1/orders/token/${token}/payment$`))])
    expect(await send('POST', path, { body: {} })).toMatchObject({ status: 404, urls: [] })
  })

  it('returns 404 without a current order', async () => {
    const { urls, status, text } = await send('GET', '/api/v1/orders/token/current', { body: order })
    const error = { code: 'not_found', title: 'We did not find the order.' }
    expect([status, urls, JSON.parse(text).errors]).toMatchObject([404, [], [error]])
  })

  it('fetches an order by the token of its link, and replaces `current` in no other path', async () => {
    const linked = `/api/v1/orders/token/${token}`
    expect((await send('GET', linked, { body: order })).urls).toEqual([`http://shop.test${linked}`])
    const { urls } = await send('GET', '/api/v1/products/current', { body: {} }, `vanek_order=${token}`)
    expect(urls).toEqual(['http://shop.test/api/v1/products/current'])
  })

  it('stores nothing of an error response', async () => {
    const errorBody = { errors: [{ code: 'out_of_stock', field: null, title: 'x' }], requestId: 'r' }
    const { cookies, text } = await send('POST', '/api/v1/cart/items', { status: 422, body: errorBody })
    expect([cookies, JSON.parse(text)]).toEqual([[], errorBody])
  })
})

describe('C6.08 a customer of a restricted group', () => {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/oauth/login': { data: { access_token: token }, meta: { cart: null } },
    '/api/oauth/token': { data: { access_token: token }, meta: { cart: null } },
    '/api/v1/user': { groups: [null, 'omezeni'] },
    '/api/oauth/logout': {},
  }

  /** Logs in at a back end that does not check restricted groups itself. */
  async function logIn(path: string, restricted_groups: unknown) {
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

  it.each(['/api/oauth/login', '/api/oauth/token'])('is rejected at %s, and the new token is revoked', async (path) => {
    const { status, text, auth, requests } = await logIn(path, ['omezeni'])
    expect([status, auth, JSON.parse(text).errors[0].code]).toEqual([403, undefined, 'customer_restricted'])
    expect(text).not.toContain(token)
    expect(requests).toContain(`/api/oauth/logout Bearer ${token}`)
    expect(requests.filter((one) => one.startsWith('/api/v1/globals'))).toEqual(['/api/v1/globals'])
  })

  it('is restricted only while the group is on the list', async () => {
    expect(await logIn('/api/oauth/login', ['jini'])).toMatchObject({ status: 200, auth: token })
    expect(await logIn('/api/oauth/login', undefined)).toMatchObject({ status: 200, auth: token })
    expect(await logIn('/api/oauth/login', [null, 7])).toMatchObject({ status: 200, auth: token })
  })
})

describe('invalid tokens', () => {
  const errors = (code: string) => ({ errors: [{ code, field: null, title: 'x' }], requestId: 'r' })
  const both = `vanek_auth_token=${token}; vanek_auth=1; vanek_cart_token=${token}; vanek_cart=1`

  it('are removed when the back end rejects the customer', async () => {
    const { session } = await send('GET', '/api/v1/user', { status: 401, body: errors('unauthorized') }, both)
    expect([session.get('auth'), session.get('cart')]).toEqual([undefined, token])
    const withoutBody = await send('GET', '/api/v1/user', { status: 401, body: {} }, both)
    expect([withoutBody.session.get('auth'), withoutBody.session.get('cart')]).toEqual([undefined, token])
  })

  it.each([
    ['something else is not found', 404, 'not_found', `vanek_cart_token=${token}`],
    ['an item is rejected', 422, 'out_of_stock', `vanek_cart_token=${token}`],
    ['the cart is missing but the status is not 404', 422, 'cart_not_found', `vanek_cart_token=${token}`],
    ['the cart of a customer is gone', 404, 'cart_not_found', both],
  ])('of a guest cart are kept when %s', async (_, status, code, cookie) => {
    const { session } = await send('POST', '/api/v1/cart/coupon', { status, body: errors(code) }, cookie)
    expect([session.get('cart'), session.get('retired')]).toEqual([token, undefined])
  })

  it('are removed when the customer becomes restricted, but not for items of a group', async () => {
    const after = async (code: string) =>
      (await send('GET', '/api/v1/user', { status: 403, body: errors(code) }, both)).session.get('auth')
    expect([await after('customer_restricted'), await after('forbidden')]).toEqual([undefined, token])
  })

  it('are removed when the cart does not exist', async () => {
    const guest = `vanek_cart_token=${token}; vanek_cart=1`
    const { session, cookies } = await send(
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

  it('are removed at logout, even if it fails', async () => {
    const { session } = await send('POST', '/api/oauth/logout', { status: 500, body: errors('server') }, both)
    expect(session.get('auth')).toBeUndefined()
  })

  it('are kept after a wrong password', async () => {
    const { session } = await send(
      'POST',
      '/api/oauth/login',
      { status: 401, body: errors('credentials_invalid') },
      both,
    )
    expect(session.get('auth')).toBe(token)
  })

  it('are kept when an e-mail is rejected for the newsletter', async () => {
    const refused = { status: 401, body: errors('email_refused') }
    const { session } = await send('POST', '/api/v1/newsletter/subscribe', refused, both)
    expect(session.get('auth')).toBe(token)
  })
})

describe('login and logout', () => {
  const signedIn = { data: { access_token: token }, meta: { cart: null } }
  const guest = 'vanek_cart_token=old; vanek_cart=1'
  const lifetime = (lines: readonly string[], name: string) =>
    /Max-Age=(\d+)/.exec(lines.find((each) => each.startsWith(`${name}=`)) ?? '')?.[1]

  it('C9.01 C4.02 stores the token for seven days, and C9.04 a guest cart for one, for the whole site', async () => {
    const login = await send('POST', '/api/oauth/login', { body: signedIn })
    const add = await send('POST', '/api/v1/cart/items', { body: added })
    const week = String(7 * 24 * 60 * 60)
    const day = String(24 * 60 * 60)
    expect([lifetime(login.cookies, 'vanek_auth_token'), lifetime(login.cookies, 'vanek_auth')]).toEqual([week, week])
    expect([lifetime(add.cookies, 'vanek_cart_token'), lifetime(add.cookies, 'vanek_cart')]).toEqual([day, day])
    const [outsideRoot] = [...login.cookies, ...add.cookies].filter((line) => !line.includes('Path=/; '))
    expect(outsideRoot).toBeUndefined()
  })

  it('keeps the guest cart after a login by an operator', async () => {
    const { session, text } = await send('POST', '/api/oauth/token', { body: signedIn }, guest)
    expect([session.get('auth'), session.get('cart')]).toEqual([token, 'old'])
    expect(text).not.toContain(token)
  })

  it('keeps the customer signed in after a rejected token', async () => {
    const errorBody = { status: 401, body: { errors: [{ code: 'unauthorized', field: null, title: 'x' }] } }
    const { session } = await send('POST', '/api/oauth/token', errorBody, `vanek_auth_token=${token}`)
    expect(session.get('auth')).toBe(token)
  })

  it('does not remove the guest cart after an order of a customer', async () => {
    const both = `vanek_auth_token=${token}; ${guest}`
    const { session } = await send('POST', '/api/v1/cart/place', { status: 201, body: { order, payment: {} } }, both)
    expect([session.get('cart'), session.get('retired')]).toEqual(['old', undefined])
  })

  describe('the order just placed', () => {
    const customer = 'vanek_auth_token=theirs; vanek_auth=1'
    const placed = 'vanek_order=o; vanek_last_cart=c'
    const errors = (code: string) => ({ errors: [{ code, field: null, title: 'x' }], requestId: 'r' })
    const refused = { status: 401, body: errors('unauthorized') }
    it.each([
      ['is removed at logout', '/api/oauth/logout', `${customer}; ${placed}`, { body: {} }, [undefined, undefined]],
      ['is removed at logout that the back end rejects', '/api/oauth/logout', `${customer}; ${placed}`, refused, []],
      ['is removed at logout without a token', '/api/oauth/logout', placed, refused, []],
      ['is removed when an operator signs in as a customer', '/api/oauth/token', placed, { body: signedIn }, []],
      [
        'is removed when another customer signs in',
        '/api/oauth/login',
        `${customer}; ${placed}`,
        { body: signedIn },
        [],
      ],
      ['is kept when a guest signs in', '/api/oauth/login', placed, { body: signedIn }, ['o', undefined]],
      ['is kept after a rejected login', '/api/oauth/login', `${customer}; ${placed}`, refused, ['o', 'c']],
      ['is removed with an invalid customer token', '/api/v1/cart/coupon', `${customer}; ${placed}`, refused, []],
      ['is kept for a guest without a token', '/api/v1/cart/coupon', placed, refused, ['o', 'c']],
    ])('%s', async (_, path, cookie, backEndResponse, [expectedOrder, retired]) => {
      const { session } = await send('POST', path, backEndResponse, cookie)
      expect([session.get('order'), session.get('retired')]).toEqual([expectedOrder, retired])
    })

    it('is not available after that', async () => {
      const out = await send('POST', '/api/oauth/logout', { body: {} }, `${customer}; ${placed}`)
      const remaining = out.cookies.map((line) => line.split(';').slice(0, 2).join(';'))
      expect(remaining).toEqual(expect.arrayContaining(['vanek_order=; Max-Age=0', 'vanek_last_cart=; Max-Age=0']))
    })
  })

  it('C4.14 C7.03 removes the token and the customer cookies at logout', async () => {
    const known = `vanek_auth_token=${token}; vanek_auth=1; vanek_variant=b2b; vanek_groups=%5B%22firmy%22%5D; vanek_currency=EUR`
    const { cookies } = await send('POST', '/api/oauth/logout', { body: {} }, known)
    expect(cookies.map((line) => line.split(';').slice(0, 2).join(';'))).toEqual([
      'vanek_auth_token=; Max-Age=0',
      'vanek_auth=; Max-Age=0',
      'vanek_variant=; Max-Age=0',
      'vanek_groups=; Max-Age=0',
    ])
  })
})
