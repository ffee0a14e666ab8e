import { describe, expect, it } from 'vitest'
import { signInOrder } from './step-names.ts'
import { cs } from '../../i18n/cs.ts'
import { refuse } from '../../testing/back-end.ts'
import { memoryTokens, type TokenStore } from '../../transport/tokens.ts'
import { accountRequest, createAccounts } from './testing/back-end.ts'
import { credentials } from './testing/customers.ts'
import { openSession, settings } from './testing/session.ts'

/** Tokens that record when the customer's token is stored. */
const recordingTokens = (effects: string[]): TokenStore => {
  const tokens = memoryTokens()
  const set: TokenStore['set'] = (kind, token) => {
    if (kind === 'auth') effects.push(token ? 'stores the token' : 'removes the token')
    tokens.set(kind, token)
  }
  return { has: (kind) => tokens.has(kind), get: (kind) => tokens.get(kind), set }
}

/** A session that records its effects, in the order of their first occurrence. */
function recorded(more: Parameters<typeof openSession>[0] = {}) {
  const effects: string[] = []
  const app = openSession({
    effects,
    tokens: recordingTokens(effects),
    settings: async () => {
      effects.push('checks restricted groups')
      return { ...settings, functions: {} }
    },
    flashes: { add: ({ text }) => void effects.push(text), take: () => [] },
    ...more,
  })
  return { ...app, order: () => [...new Set(effects)] }
}

describe('sign-in', () => {
  it('reads the settings once, and again the next time', async () => {
    let reads = 0
    const { session } = openSession({
      settings: async () => {
        reads += 1
        return settings
      },
    })
    await session.start()
    expect(reads).toBe(1)
    await session.signIn(credentials('jana'))
    expect(reads).toBe(2)
    await session.signOut()
    expect(reads).toBe(3)
  })

  it('C4.12 C4.03 C4.04 C4.05 C4.06 C4.10 C4.11 runs these steps: token, header, user, groups, cart, flash, redirect', async () => {
    const { session, order } = recorded()
    await session.signIn(credentials('jana'), { redirect: '/kosik' })
    expect(signInOrder).toEqual(['token', 'authHeader', 'user', 'restricted', 'cart', 'flash', 'redirect'])
    expect(order()).toEqual([
      'POST /api/oauth/login',
      'stores the token',
      'GET /api/v1/user',
      'checks restricted groups',
      'GET /api/v1/cart',
      'Přihlášení bylo úspěšné',
      'go to /kosik',
    ])
  })

  it('C4.01 C4.02 C6.03 sends no token before, and a bearer token with every request afterwards', async () => {
    const bearers: (string | null)[] = []
    const accounts = createAccounts()
    const { session, tokens } = openSession({
      accounts,
      answer(url, init) {
        bearers.push(accountRequest(url, init).bearer)
        return Response.json(accounts.handle(accountRequest(url, init)).body)
      },
    })
    expect([tokens.has('auth'), tokens.get('auth')]).toEqual([false, undefined])
    await session.signIn(credentials('jana'))
    const [first, ...later] = bearers
    expect(first).toBeNull()
    expect(new Set(later)).toEqual(new Set([tokens.get('auth')]))
    expect(accounts.ownerOf(tokens.get('auth'))).toBe('jana')
  })

  it('returns the customer and updates the state', async () => {
    const { session } = openSession()
    expect(await session.signIn(credentials('firma'))).toMatchObject({
      data: { user: { id: 'firma' }, cart: null, path: '/' },
    })
    expect(session.getState()).toMatchObject({
      ...{ status: 'customer', user: { id: 'firma' }, credits: 70, pending: null, ended: null },
      ...{ userVariant: 'b2b', userGroups: ['velkoobchod', 'ostrava'], priceVariant: 'b2b:ostrava,velkoobchod' },
    })
  })

  it.each([
    ['C2.25 to the given path', '/uzivatel/objednavky?page=2', '/uzivatel/objednavky?page=2'],
    ['C2.26 home without one', undefined, '/'],
    ['C2.26 home instead of another site', '//evil.test/x', '/'],
  ])('C2.25 C2.26 redirects %s', async (_where, redirect, path) => {
    const { session, effects } = openSession()
    expect(await session.signIn(credentials('jana'), { redirect })).toMatchObject({ data: { path } })
    expect(effects.at(-1)).toBe(`go to ${path}`)
  })

  it('C4.11 shows the message on the next page after a redirect, otherwise on this one', async () => {
    const left = openSession()
    await left.session.signIn(credentials('jana'))
    expect([left.flashes.take().map(({ text }) => text), left.noticeTexts()]).toEqual([['Přihlášení bylo úspěšné'], []])
    const stays = openSession({ redirect: undefined })
    await stays.session.signIn(credentials('jana'))
    expect(stays.noticeTexts()).toEqual(['success: Přihlášení bylo úspěšné'])
  })

  it('shows how the cart was merged', async () => {
    const merge = { merged: 2, capped: ['Větrák A'], dropped: ['Mřížka B', 'Hadice C'] }
    const accounts = createAccounts()
    const { session, noticeTexts } = openSession({
      redirect: undefined,
      answer(url, init) {
        const { body } = accounts.handle(accountRequest(url, init))
        return Response.json(url.endsWith('/login') ? { ...(body as object), meta: { cart: merge } } : body)
      },
    })
    expect(await session.signIn(credentials('jana'))).toMatchObject({ data: { cart: merge } })
    expect(noticeTexts()).toEqual([
      `success: ${cs.signed_in}`,
      `info: ${cs.cart_merged}`,
      'warning: Některého zboží nemáme dost, v košíku ho je méně, než jste chtěli: Větrák A',
      'warning: Některé zboží už nejde koupit a v košíku není: Mřížka B, Hadice C',
    ])
  })

  it('C4.10 shows the cart merged with the guest cart', async () => {
    const { session, cart, tokens } = openSession()
    await cart.addItem({ variantId: 3, amount: 2 })
    expect(tokens.has('cart')).toBe(true)
    expect(await session.signIn(credentials('jana'))).toMatchObject({ data: { cart: { merged: 1 } } })
    expect([cart.getState().count, tokens.has('cart')]).toEqual([2, false])
  })

  it('waits for adds in flight, so that they are merged too', async () => {
    const { session, cart, effects } = openSession()
    const added = cart.addItem({ variantId: 3, amount: 1 })
    const signedIn = await session.signIn(credentials('jana'))
    expect([(await added).ok, signedIn.ok && signedIn.data.cart?.merged, cart.getState().count]).toEqual([true, 1, 1])
    expect(effects.slice(0, 2)).toEqual(['POST /api/v1/cart/items', 'POST /api/oauth/login'])
  })
})

const restricted = { ok: false, error: { code: 'customer_restricted' } }

describe('rejected sign-in', () => {
  it('C8.16 C8.17 calls onError, and changes nothing', async () => {
    const errors: string[] = []
    const { session, tokens, effects } = openSession({ onError: ({ code }) => void errors.push(code) })
    const wrong = { ...credentials('jana'), password: 'jine' }
    const answer = await session.signIn(wrong)
    expect([answer, errors]).toMatchObject([
      { ok: false, error: { code: 'credentials_invalid' } },
      ['credentials_invalid'],
    ])
    expect([tokens.has('auth'), session.getState().status, session.getState().pending]).toEqual([
      false,
      'unknown',
      null,
    ])
    expect(effects).toEqual(['POST /api/oauth/login'])
  })

  it('C8.16 shows a danger notice without onError', async () => {
    const { session, noticeTexts } = openSession({
      answer: () => refuse(401, 'credentials_invalid', null, 'Heslo nesouhlasí'),
    })
    expect(await session.signIn(credentials('jana'))).toMatchObject({
      ok: false,
      error: { code: 'credentials_invalid' },
    })
    expect(noticeTexts()).toEqual(['danger: Heslo nesouhlasí'])
  })

  it('C8.16 shows no notice when the form shows the error', async () => {
    const { session, noticeTexts } = openSession({ answer: () => refuse(401, 'credentials_invalid') })
    expect(await session.signIn(credentials('jana'), { silent: true })).toMatchObject({ ok: false })
    expect(noticeTexts()).toEqual([])
  })

  it('C4.07 C4.08 C4.09 signs a restricted customer out again, shows the redirect, and fails', async () => {
    const { session, accounts, tokens, effects, noticeTexts, flashes, jar } = openSession()
    expect(await session.signIn(credentials('omezena'))).toMatchObject(restricted)
    expect(effects.slice(0, 4)).toEqual([
      'POST /api/oauth/login',
      'GET /api/v1/user',
      'POST /api/oauth/logout',
      'offer Obchod pro partnery',
    ])
    expect(effects.some((effect) => effect.startsWith('go to'))).toBe(false)
    expect([tokens.has('auth'), session.getState().status, session.getState().user]).toEqual([false, 'guest', null])
    expect([noticeTexts(), flashes.take(), jar.read()]).toEqual([[], [], ''])
    expect(accounts.seen).toContain('POST /api/oauth/logout')
  })

  it('C4.08 C4.09 handles a back end that returns no token to a restricted customer', async () => {
    const { session, noticeTexts, effects, tokens } = openSession({ answer: () => refuse(403, 'customer_restricted') })
    const answer = await session.signIn(credentials('omezena'))
    expect([answer, noticeTexts(), tokens.has('auth')]).toMatchObject([restricted, [], false])
    expect(effects).toEqual(['POST /api/oauth/login', 'offer Obchod pro partnery'])
  })

  it('C4.08 C4.09 waits for slow settings before it shows the redirect to a restricted customer', async () => {
    const { session, effects } = openSession({
      answer: () => refuse(403, 'customer_restricted'),
      settings: () => new Promise((resolve) => setTimeout(() => resolve(settings), 3)),
    })
    expect(await session.signIn(credentials('omezena'))).toMatchObject(restricted)
    expect(effects).toEqual(['POST /api/oauth/login', 'offer Obchod pro partnery'])
  })

  it('C4.07 C4.08 shows no redirect to a restricted customer without a configured one', async () => {
    const offered: unknown[] = []
    const { session, tokens } = openSession({
      settings: async () => ({ ...settings, restrictedRedirect: null }),
      showRedirect: (where) => void offered.push(where),
    })
    expect(await session.signIn(credentials('omezena'))).toMatchObject(restricted)
    expect([offered, tokens.has('auth'), session.getState().status]).toEqual([[], false, 'guest'])
  })

  it('C4.17 removes a token that cannot load the customer', async () => {
    const { session, tokens } = openSession({
      answer: (url, init) =>
        url.endsWith('/user')
          ? refuse(401, 'unauthorized')
          : Response.json(createAccounts().handle(accountRequest(url, init)).body),
      onError: () => {},
    })
    expect(await session.signIn(credentials('jana'))).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
    expect([tokens.has('auth'), session.getState().status]).toEqual([false, 'guest'])
  })

  it('rejects a customer whose groups are unknown', async () => {
    const errors: string[] = []
    const accounts = createAccounts()
    const { session, tokens } = openSession({
      accounts,
      onError: ({ code }) => void errors.push(code),
      answer: (url, init) =>
        url.endsWith('/user')
          ? Promise.reject(new TypeError('cut'))
          : Response.json(accounts.handle(accountRequest(url, init)).body),
    })
    expect(await session.signIn(credentials('omezena'))).toMatchObject({ ok: false, error: { code: 'network' } })
    expect([errors, tokens.has('auth'), session.getState().user]).toEqual([['network'], false, null])
  })
})

describe('sign-in as a customer', () => {
  it('C4.92 C4.03 uses the given token, shows a message, and keeps the guest cart', async () => {
    const { session, cart, tokens, flashes, effects } = openSession()
    await cart.addItem({ variantId: 1, amount: 1 })
    const guest = tokens.get('cart')
    expect(await session.signInWithToken('firma', { redirect: '/uzivatel' })).toMatchObject({
      data: { user: { id: 'firma' } },
    })
    expect(flashes.take()).toMatchObject([{ kind: 'success', text: 'Přihlášení se na zákazníka bylo úspěšné' }])
    expect([tokens.get('cart'), effects.at(-1)]).toEqual([guest, 'go to /uzivatel'])
  })

  it.each([
    ['that is unknown', 'nobody'],
    ['that is missing', ''],
  ])('C4.93 shows an error flash and redirects home for a token %s', async (_what, token) => {
    const { session, flashes, effects, tokens } = openSession()
    expect(await session.signInWithToken(token, { redirect: '/uzivatel' })).toMatchObject({ ok: false })
    expect(flashes.take()).toMatchObject([{ kind: 'danger' }])
    expect([effects.at(-1), tokens.has('auth')]).toEqual(['go to /', false])
  })

  it('C4.08 C4.93 redirects home with only the redirect of a restricted customer', async () => {
    const { session, flashes, effects } = openSession()
    expect(await session.signInWithToken('omezena')).toMatchObject(restricted)
    expect([flashes.take(), effects.at(-1)]).toEqual([[], 'go to /'])
    expect(effects).toContain('offer Obchod pro partnery')
  })
})
