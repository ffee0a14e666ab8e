import { describe, expect, it } from 'vitest'
import { getCreditsAmount, getUser } from '@vanek/sdk/account'
import { login, logout } from '@vanek/sdk/auth'
import { getCartPayments, getCartShippers, getOrderByToken, getOrderGifts } from '@vanek/sdk/checkout'
import { getReviews } from '@vanek/sdk/reviews'
import { memoryTokens } from '../transport/tokens.ts'
import { refuse, shopOver } from '../testing/back-end.ts'

const merged = { merged: 1, capped: [], dropped: ['Větrák'] }
const who = { email: ' jana@vanek.test ', password: ' tajné ' }

describe('login', () => {
  it('C7.02 C4.02 stores the token and removes the guest cart', async () => {
    const { shop, seen, tokens } = shopOver(() => ({ data: { access_token: 'T' }, meta: { cart: merged } }), {
      tokens: memoryTokens({ cart: 'G' }),
    })
    expect(await login(shop, who)).toEqual({ ok: true, data: { cart: merged } })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/oauth/login',
      body: { email: 'jana@vanek.test', password: ' tajné ' },
    })
    expect([tokens.get('auth'), tokens.has('cart')]).toEqual(['T', false])
  })

  it('stores nothing when the login is rejected, or when the server stores the token itself', async () => {
    const refused = shopOver(() => refuse(401, 'credentials_invalid'))
    expect(await login(refused.shop, who)).toMatchObject({ ok: false, error: { code: 'credentials_invalid' } })
    expect(refused.tokens.has('auth')).toBe(false)
    const blanked = shopOver(() => ({ data: { access_token: '' }, meta: { cart: null } }), {
      tokens: memoryTokens({ cart: 'G' }),
    })
    expect(await login(blanked.shop, who)).toMatchObject({ ok: true })
    expect(blanked.tokens.get('cart')).toBe('G')
  })
})

describe('logout', () => {
  it.each([
    ['C7.03 C4.14 the session was ended', () => new Response(null, { status: 204 }), false],
    ['the session did not exist', () => refuse(401, 'unauthorized'), false],
    ['the request failed', () => refuse(400, 'validation'), true],
  ])('when %s', async (_case, handler, stored) => {
    const { shop, tokens, seen } = shopOver(handler, { tokens: memoryTokens({ auth: 'T' }) })
    const answer = await logout(shop)
    expect(answer.ok).toBe(!stored)
    expect(tokens.has('auth')).toBe(stored)
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/oauth/logout', body: undefined })
  })
})

describe('reads of the shop back end', () => {
  it.each([
    ['C7.07', '/api/v1/user', { id: '1' }, getUser, { id: '1' }],
    ['C7.10', '/api/v1/user/credits/amount', { amount: 5 }, getCreditsAmount, 5],
    ['C7.18', '/api/v1/cart/shippers', [{ id: 1 }], getCartShippers, [{ id: 1 }]],
    ['C7.19', '/api/v1/cart/payments', [{ id: 1 }], getCartPayments, [{ id: 1 }]],
    ['C7.20', '/api/v1/order-gifts', [{ id: 1 }], getOrderGifts, [{ id: 1 }]],
  ] as const)('%s GET %s', async (_id, path, body, call, data) => {
    const { shop, seen } = shopOver(() => body)
    expect(await call(shop)).toEqual({ ok: true, data })
    expect(seen[0]).toMatchObject({ method: 'GET', path })
  })

  it('C7.27 reads an order by its token; a missing one is returned as an error, not thrown', async () => {
    const { shop, seen } = shopOver(() => refuse(404, 'not_found'))
    expect(await getOrderByToken(shop, { token: 'a/b' })).toMatchObject({
      ok: false,
      error: { code: 'not_found', status: 404 },
    })
    expect(seen[0]?.path).toBe('/api/v1/orders/token/a%2Fb')
  })

  it('C7.55 reads reviews with the default page, size and order', async () => {
    const { shop, seen } = shopOver(() => ({}))
    await getReviews(shop, { productId: 7 })
    expect(seen[0]).toMatchObject({
      path: '/api/v1/products/7/reviews',
      query: { page: '1', perPage: '5', onlyWithReview: '0', sort: 'time', sortDirection: 'desc' },
    })
  })
})
