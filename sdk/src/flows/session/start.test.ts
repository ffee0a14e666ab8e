import { memoryStorage } from '@vanek/sdk/storage'
import { describe, expect, it } from 'vitest'
import type { SessionSnapshot } from '@vanek/sdk/session'
import { startOrder } from './step-names.ts'
import { cartOf, lineOf } from '../../cart/testing/bench.ts'
import { createVisitorStore } from '../../session/visitor-store.ts'
import { refuse } from '../../testing/back-end.ts'
import { memoryTokens, type TokenStore } from '../../transport/tokens.ts'
import { accountRequest, createAccounts } from './testing/back-end.ts'
import { credentials } from './testing/customers.ts'
import { openSession, settings } from './testing/session.ts'

const id = 'a1b2c3d4e5f6a1b2c3d4e5f6'
const storedVisitor = (sessionUuid = id) => createVisitorStore({ port: memoryStorage(JSON.stringify({ sessionUuid })) })

/** A session that records its visible steps, in the order of their first occurrence. */
function recorded(more: Parameters<typeof openSession>[0] = {}) {
  const effects: string[] = []
  const { tokens = memoryTokens() } = more
  const recordingTokens: TokenStore = {
    has(kind) {
      if (kind === 'auth') effects.push('reads the auth token')
      return tokens.has(kind)
    },
    get(kind) {
      if (kind === 'cart') effects.push('reads the guest cart token')
      return tokens.get(kind)
    },
    set(kind, token) {
      effects.push(`sets the ${kind} token`)
      tokens.set(kind, token)
    },
  }
  const visitor = storedVisitor()
  const app = openSession({
    effects,
    visitor: {
      ...visitor,
      load() {
        effects.push('reads the session id')
        visitor.load()
      },
    },
    flashes: {
      add() {},
      take() {
        effects.push('reads flash messages')
        return [{ kind: 'success', text: 'Přihlášení bylo úspěšné' }]
      },
    },
    segment: {
      read() {
        effects.push('reads variant and groups')
        return { variant: 'b2b', groups: ['ostrava'] }
      },
      write: () => void effects.push('stores variant and groups'),
      clear() {},
    },
    addressAutocomplete: () => void effects.push('sets up address autocomplete'),
    ...more,
    tokens: recordingTokens,
  })
  const { subscribe, getState } = app.session
  let before = getState()
  subscribe(() => {
    for (const name of ['termsPath', 'userFetched', 'priceVariant'] as const)
      if (before[name] !== getState()[name]) effects.push(name)
    before = getState()
  })
  return { ...app, order: () => [...new Set(effects)] }
}

describe('C4.32 start', () => {
  it('C4.32 runs the steps in this order', () => {
    expect(startOrder).toEqual([
      ...['sessionId', 'guestCartToken', 'authToken', 'guestCartTokenSet', 'termsPage', 'user', 'userFetched'],
      ...['flashes', 'userPrices', 'cart', 'addressAutocomplete'],
    ])
  })

  it('C4.32 C4.18 C4.19 C4.20 C4.21 C4.22 C4.26 C4.27 C4.29 C4.30 C4.31 runs these steps for a guest', async () => {
    const { session, cart, tokens, order, effects, noticeTexts } = recorded()
    await cart.addItem({ variantId: 1, amount: 2 })
    const guest = tokens.get('cart')
    effects.length = 0
    await session.start()
    expect(order()).toEqual([
      'reads the session id',
      'reads the guest cart token',
      'reads the auth token',
      'sets the cart token',
      'termsPath',
      'reads variant and groups',
      'userFetched',
      'reads flash messages',
      'priceVariant',
      'sets up address autocomplete',
    ])
    expect(tokens.get('cart')).toBe(guest)
    expect(noticeTexts()).toEqual(['success: Přihlášení bylo úspěšné'])
    expect(session.getState()).toMatchObject({
      ...{ status: 'guest', user: null, userFetched: true, sessionId: id, termsPath: '/stranka/obchodni-podminky' },
      ...{ userVariant: 'b2b', userGroups: ['ostrava'], priceVariant: 'b2b:ostrava', credits: 0, pending: null },
    })
  })

  it('C4.32 C4.20 C4.23 C4.24 C4.25 C4.27 C4.29 C4.30 runs these steps for a customer', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    await openSession({ accounts, tokens }).session.signIn(credentials('firma'))
    const { session, order } = recorded({ accounts, tokens })
    await session.start()
    expect(order()).toEqual([
      'reads the session id',
      'reads the guest cart token',
      'reads the auth token',
      'termsPath',
      'GET /api/v1/user',
      'stores variant and groups',
      'GET /api/v1/user/credits/amount',
      'userFetched',
      'reads flash messages',
      'priceVariant',
      'GET /api/v1/cart',
      'sets up address autocomplete',
    ])
    expect(session.getState()).toMatchObject({ status: 'customer', user: { id: 'firma' }, credits: 70 })
  })

  it('C4.30 C4.19 C4.21 requests the guest cart by its token', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    await openSession({ accounts, tokens }).cart.addItem({ variantId: 1, amount: 2 })
    const { session, cart, effects } = openSession({ accounts, tokens })
    await session.start()
    expect([effects, cart.getState().count]).toEqual([['GET /api/v1/cart'], 2])
  })

  it('continues when address autocompletion fails, and runs once', async () => {
    const { session, warnings, effects } = openSession({
      tokens: memoryTokens({ cart: 'G' }),
      addressAutocomplete: () => Promise.reject(new Error('blocked')),
    })
    await Promise.all([session.start(), session.start()])
    expect(warnings).toEqual(['Could not set up the completion of addresses'])
    expect(effects).toEqual(['GET /api/v1/cart'])
  })
})

describe('steps of the start', () => {
  it.each([
    ['C4.18 reuses the stored id', storedVisitor(), new RegExp(`^${id}$`)],
    ['C4.18 creates an id of 24 hexadecimal digits', createVisitorStore(), /^[\da-f]{24}$/],
    ['C4.18 shortens an id of an earlier version', storedVisitor(`${id}01234567`), new RegExp(`^${id}$`)],
    ['C4.18 replaces an invalid id', storedVisitor('not-an-id-of-ours'), /^[\da-f]{24}$/],
    ['C4.18 works without a visitor store', undefined, /^[\da-f]{24}$/],
  ])('C4.18 session id: %s', async (_what, visitor, form) => {
    const { session } = openSession({ visitor })
    await session.start()
    expect(session.getState().sessionId).toMatch(form)
  })

  it('C4.26 uses the default variant without a cookie', async () => {
    const { session } = openSession()
    await session.start()
    expect(session.getState()).toMatchObject({ userVariant: 'base', userGroups: [] })
  })

  it('C4.24 C4.25 signs a restricted customer out, shows the redirect, and requests no credits', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    await openSession({
      accounts,
      tokens,
      settings: async () => ({ ...settings, restrictedGroups: [] }),
    }).session.signIn(credentials('omezena'))
    const { session, effects } = openSession({ accounts, tokens })
    await session.start()
    expect(effects).toEqual(['GET /api/v1/user', 'POST /api/oauth/logout', 'offer Obchod pro partnery'])
    expect([tokens.has('auth'), session.getState().status, session.getState().credits]).toEqual([false, 'guest', 0])
  })

  it('C4.24 does the same when the back end rejects a restricted customer', async () => {
    const tokens = memoryTokens()
    tokens.set('auth', 'given-before')
    const { session, effects, noticeTexts } = openSession({
      tokens,
      answer: (url) =>
        url.endsWith('/logout') ? new Response(null, { status: 204 }) : refuse(403, 'customer_restricted'),
    })
    await session.start()
    expect(effects.slice(0, 3)).toEqual(['GET /api/v1/user', 'POST /api/oauth/logout', 'offer Obchod pro partnery'])
    expect([tokens.has('auth'), session.getState().status, noticeTexts()]).toEqual([false, 'guest', []])
  })

  it('C4.25 requests no credits when the function is off', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    await openSession({ accounts, tokens }).session.signIn(credentials('jana'))
    const { session, effects } = openSession({
      accounts,
      tokens,
      settings: async () => ({ ...settings, functions: {} }),
    })
    await session.start()
    expect([effects, session.getState().credits]).toEqual([['GET /api/v1/user', 'GET /api/v1/cart'], 0])
  })

  it('C4.17 C4.27 treats an expired token as a guest, with a notice', async () => {
    const { session, tokens, noticeTexts } = openSession({ tokens: memoryTokens({ auth: 'dead' }) })
    await session.start()
    expect(tokens.has('auth')).toBe(false)
    expect(session.getState()).toMatchObject({ status: 'guest', userFetched: true, ended: 'expired' })
    expect(noticeTexts()).toHaveLength(1)
  })

  it('works when the settings cannot be loaded', async () => {
    const { session, warnings } = openSession({ settings: () => Promise.reject(new Error('no settings')) })
    await session.start()
    expect([session.getState().status, warnings]).toEqual(['guest', ['Could not read the settings']])
  })
})

describe('start on server and browser', () => {
  /** Starts a session on the server and returns its serialized snapshot. */
  async function onServer(accounts = createAccounts(), as: string | null = 'firma') {
    const tokens = memoryTokens()
    if (as) await openSession({ accounts, tokens }).session.signIn(credentials(as))
    const server = openSession({ accounts, tokens, notices: undefined, segment: undefined })
    server.flashes.add({ kind: 'info', text: 'Dobrý den' })
    await server.session.start()
    const snapshot = JSON.parse(JSON.stringify(server.session.snapshot())) as SessionSnapshot
    return { accounts, tokens, server, snapshot, initial: server.cart.getState().cart }
  }

  it('C4.32 C4.16 sends each request once in total', async () => {
    const { accounts, tokens, server, snapshot, initial } = await onServer()
    const browser = openSession({ accounts, tokens, initial: snapshot, cart: { initial } })
    expect(browser.session.getInitialState()).toMatchObject({
      ...{ status: 'customer', user: { id: 'firma' }, userFetched: true, credits: 70 },
      ...{ priceVariant: 'b2b:ostrava,velkoobchod', termsPath: '/stranka/obchodni-podminky' },
    })
    await browser.session.start()
    const both = [...server.effects, ...browser.effects]
    expect([...both].sort()).toEqual(['GET /api/v1/cart', 'GET /api/v1/user', 'GET /api/v1/user/credits/amount'])
    expect(browser.session.getState().status).toBe('customer')
  })

  it('C4.28 leaves browser-only steps to the browser', async () => {
    const { accounts, tokens, server, snapshot } = await onServer()
    expect(snapshot.done).not.toContain('flashes')
    expect(snapshot.done).not.toContain('addressAutocomplete')
    const { session, noticeTexts } = openSession({ accounts, tokens, initial: snapshot, flashes: server.flashes })
    await session.start()
    expect(noticeTexts()).toEqual(['info: Dobrý den'])
  })

  it('the snapshot contains no token', async () => {
    const { tokens, snapshot } = await onServer()
    expect(JSON.stringify(snapshot)).not.toContain(tokens.get('auth'))
  })

  it('starts over in a browser with another customer', async () => {
    const { accounts, snapshot } = await onServer()
    const theirs = { initial: cartOf(3, lineOf(1, 2)) }
    const { session, cart, effects } = openSession({ accounts, initial: snapshot, cart: theirs })
    await session.start()
    expect([session.getState().status, session.getState().user, cart.getState().count]).toEqual(['guest', null, 0])
    expect(session.getState()).toMatchObject({ userVariant: 'base', priceVariant: 'base' })
    expect(effects).toEqual([])
    const guest = await onServer(accounts, null)
    const { tokens } = await onServer(accounts)
    const browser = openSession({ accounts, tokens, initial: guest.snapshot })
    expect(browser.session.getInitialState().status).toBe('guest')
    await browser.session.start()
    expect(browser.session.getState()).toMatchObject({
      ...{ user: { id: 'firma' }, priceVariant: 'b2b:ostrava,velkoobchod' },
    })
  })

  it('runs in the browser when it failed on the server', async () => {
    const tokens = memoryTokens({ auth: 'T' })
    const server = openSession({ tokens, answer: () => Promise.reject(new TypeError('cut')) })
    await server.session.start()
    const { done } = server.session.snapshot()
    expect(done).not.toContain('user')
    expect(done).not.toContain('cart')
    const accounts = createAccounts()
    const known = memoryTokens()
    await openSession({ accounts, tokens: known }).session.signIn(credentials('jana'))
    const browser = openSession({ accounts, tokens: known, initial: server.session.snapshot() })
    // the status is still unknown
    expect(browser.session.getInitialState()).toMatchObject({ status: 'unknown', user: null, userFetched: false })
    await browser.session.start()
    expect(browser.session.getState()).toMatchObject({ status: 'customer', user: { id: 'jana' } })
  })
})

it('a session that cannot start says why, until the customer can be read', async () => {
  const accounts = createAccounts()
  const tokens = memoryTokens()
  await openSession({ accounts, tokens }).session.signIn(credentials('jana'))
  let isDown = true
  const { session } = openSession({
    tokens,
    answer: (url, init) => {
      if (isDown && url.endsWith('/api/v1/user')) return refuse(503, 'maintenance')
      const { status, body } = accounts.handle(accountRequest(url, init))
      return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
    },
  })
  await session.start()
  expect(session.getState()).toMatchObject({ status: 'unknown', error: { code: 'server', status: 503 } })
  isDown = false
  await session.recheck()
  expect(session.getState()).toMatchObject({ status: 'customer', error: null })
  isDown = true
  await session.recheck()
  expect(session.getState()).toMatchObject({ status: 'customer', error: { code: 'server' } })
  await session.signOut()
  expect(session.getState()).toMatchObject({ status: 'guest', error: null })
})
