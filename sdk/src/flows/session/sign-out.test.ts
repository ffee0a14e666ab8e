import { unwrap } from '@vanek/sdk'
import { describe, expect, it } from 'vitest'
import { signOutOrder } from './step-names.ts'
import { refuse } from '../../testing/back-end.ts'
import { memoryTokens } from '../../transport/tokens.ts'
import { accountRequest, createAccounts } from './testing/back-end.ts'
import { credentials } from './testing/customers.ts'
import { openSession } from './testing/session.ts'

describe('sign-out', () => {
  it('C4.13 C4.15 C2.27 notifies the server, reloads the cart and redirects home', async () => {
    const { session, cart, effects, accounts } = openSession()
    await cart.addItem({ variantId: 1, amount: 1 })
    await session.signInWithToken('jana')
    await cart.addItem({ variantId: 2, amount: 3 })
    effects.length = 0
    expect(await session.signOut()).toEqual({ ok: true, data: null })
    expect(effects).toEqual(['POST /api/oauth/logout', 'GET /api/v1/cart', 'go to /'])
    expect(signOutOrder).toEqual(['call', 'clear', 'cart', 'redirect'])
    expect([cart.getState().count, accounts.cartOf('jana', undefined).items[0]?.amount]).toEqual([1, 3])
  })

  it('C4.14 clears token, variant, groups and user', async () => {
    const { session, tokens, jar } = openSession()
    await session.signIn(credentials('firma'))
    expect(jar.read()).toContain('vanek_variant=b2b')
    await session.signOut()
    expect([tokens.has('auth'), jar.read()]).toEqual([false, ''])
    expect(session.getState()).toMatchObject({
      ...{ status: 'guest', user: null, credits: 0, ended: 'signed_out' },
      ...{ userVariant: 'base', userGroups: [], priceVariant: 'base' },
    })
  })

  it('C4.13 waits for adds in flight, so that they reach the cart of the customer', async () => {
    const accounts = createAccounts()
    let resume = () => {}
    const held = new Promise<void>((resolve) => {
      resume = resolve
    })
    const { session, cart, effects } = openSession({
      accounts,
      answer: async (url, init) => {
        if (url.endsWith('/cart/items')) await held
        const { status, body } = accounts.handle(accountRequest(url, init))
        return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
      },
    })
    await session.signIn(credentials('jana'))
    effects.length = 0
    const adding = cart.addItem({ variantId: 2, amount: 3 })
    const leaving = session.signOut()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(effects).toEqual(['POST /api/v1/cart/items'])
    resume()
    expect([await adding, await leaving]).toMatchObject([{ ok: true }, { ok: true }])
    expect(effects.slice(0, 2)).toEqual(['POST /api/v1/cart/items', 'POST /api/oauth/logout'])
    expect(accounts.cartOf('jana', undefined).items[0]?.amount).toBe(3)
  })

  it('stays signed in when the request fails, and reports the error', async () => {
    const accounts = createAccounts()
    const errors: string[] = []
    const { session, tokens, effects } = openSession({
      onError: ({ code }) => void errors.push(code),
      answer: (url, init) =>
        url.endsWith('/logout')
          ? refuse(400, 'validation')
          : Response.json(accounts.handle(accountRequest(url, init)).body),
    })
    await session.signIn(credentials('jana'))
    effects.length = 0
    expect(await session.signOut()).toMatchObject({ ok: false, error: { code: 'validation' } })
    expect([errors, tokens.has('auth'), session.getState().status]).toEqual([['validation'], true, 'customer'])
    expect(effects).toEqual(['POST /api/oauth/logout'])
  })
})

describe('cache', () => {
  const failing = () => Promise.reject(new Error('no cache'))

  it('C8.34 a failed reset is only logged, at sign-in and at sign-out', async () => {
    const { session, warnings, effects, noticeTexts } = openSession({ resetCache: failing })
    expect(await session.signIn(credentials('jana'))).toMatchObject({ data: { user: { id: 'jana' } } })
    expect([warnings, effects.at(-1)]).toEqual([['Could not reset the cache'], 'go to /'])
    expect(await session.signOut()).toEqual({ ok: true, data: null })
    expect([warnings.length, effects.at(-1), noticeTexts()]).toEqual([2, 'go to /', []])
  })

  it('is reset before the new cart is requested', async () => {
    const effects: string[] = []
    const { session } = openSession({ effects, resetCache: () => void effects.push('reset') })
    await session.signIn(credentials('jana'))
    expect(effects.indexOf('reset')).toBeLessThan(effects.indexOf('GET /api/v1/cart'))
  })
})

describe('customer', () => {
  it('C4.16 C4.05 is loaded once, unless forced', async () => {
    const { session, effects } = openSession()
    await session.signIn(credentials('jana'))
    const requested = () => effects.filter((effect) => effect === 'GET /api/v1/user').length
    expect([await session.loadUser(), requested()]).toMatchObject([{ id: 'jana' }, 1])
    await Promise.all([session.loadUser({ force: true }), session.loadUser()])
    expect(requested()).toBe(2)
  })

  it('is not loaded for a guest', async () => {
    const { session, effects } = openSession()
    expect([await session.loadUser(), effects]).toEqual([null, []])
  })

  it('C4.17 is cleared with the token after a 401 response', async () => {
    const { session, accounts, tokens, noticeTexts, jar } = openSession()
    await session.signIn(credentials('firma'))
    accounts.revokeAll()
    expect(await session.loadUser({ force: true })).toBeNull()
    expect([tokens.has('auth'), jar.read()]).toEqual([false, ''])
    expect(session.getState()).toMatchObject({ status: 'guest', user: null, ended: 'expired' })
    expect(noticeTexts()).toEqual(['warning: Vaše přihlášení vypršelo. Přihlaste se prosím znovu.'])
  })

  it('is kept after a network error', async () => {
    const tokens = memoryTokens({ auth: 'T' })
    const { session } = openSession({ tokens, answer: () => Promise.reject(new TypeError('cut')) })
    expect(await session.loadUser()).toBeNull()
    expect([tokens.has('auth'), session.getState().status]).toEqual([true, 'unknown'])
  })

  it('is updated after a change, for a customer only', async () => {
    const { session, accounts } = openSession()
    const { user } = unwrap(await session.signIn(credentials('jana')))
    session.receiveUser({ ...user, firstName: 'Johana' })
    expect(session.getState().user?.firstName).toBe('Johana')
    const guest = openSession({ accounts })
    guest.session.receiveUser(user)
    expect(guest.session.getState().user).toBeNull()
  })
})
