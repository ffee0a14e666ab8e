import { memoryStorage } from '@vanek/sdk/storage'
import { describe, expect, it } from 'vitest'
import type { SessionSnapshot } from '@vanek/sdk/session'
import { startOrder } from './step-names.ts'
import { cartOf, lineOf } from '../../cart/testing/bench.ts'
import { createVisitorStore } from '../../session/visitor-store.ts'
import { refuse } from '../../testing/back-end.ts'
import { memoryTokens, type TokenStore } from '../../transport/tokens.ts'
import { createAccounts } from './testing/back-end.ts'
import { credentials } from './testing/customers.ts'
import { openSession, settings } from './testing/session.ts'

const id = 'a1b2c3d4e5f6a1b2c3d4e5f6'
const keptVisitor = (sessionUuid = id) => createVisitorStore({ port: memoryStorage(JSON.stringify({ sessionUuid })) })

/** A session that writes down what can be seen of its steps, each in the order in which it is first seen. */
function watched(more: Parameters<typeof openSession>[0] = {}) {
  const effects: string[] = []
  const { tokens = memoryTokens() } = more
  const reported: TokenStore = {
    has(kind) {
      if (kind === 'auth') effects.push('asks for the auth token')
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
  const visitor = keptVisitor()
  const app = openSession({
    effects,
    visitor: {
      ...visitor,
      load() {
        effects.push('looks for the session id')
        visitor.load()
      },
    },
    flashes: {
      add() {},
      take() {
        effects.push('takes flash messages')
        return [{ kind: 'success', text: 'Přihlášení bylo úspěšné' }]
      },
    },
    segment: {
      read() {
        effects.push('reads variant and groups')
        return { variant: 'b2b', groups: ['ostrava'] }
      },
      write: () => void effects.push('keeps variant and groups'),
      clear() {},
    },
    addressAutocomplete: () => void effects.push('sets up address completion'),
    ...more,
    tokens: reported,
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

describe('C4.32 the start', () => {
  it('C4.32 goes in this order', () => {
    expect(startOrder).toEqual([
      ...['sessionId', 'guestCartToken', 'authToken', 'guestCartTokenSet', 'termsPage', 'user', 'userFetched'],
      ...['flashes', 'userPrices', 'cart', 'addressAutocomplete'],
    ])
  })

  it('C4.32 C4.18 C4.19 C4.20 C4.21 C4.22 C4.26 C4.27 C4.29 C4.30 C4.31 of a guest takes these steps', async () => {
    const { session, cart, tokens, order, effects, noticeTexts } = watched()
    await cart.addItem({ variantId: 1, amount: 2 })
    const guest = tokens.get('cart')
    effects.length = 0
    await session.start()
    expect(order()).toEqual([
      'looks for the session id',
      'reads the guest cart token',
      'asks for the auth token',
      'sets the cart token',
      'termsPath',
      'reads variant and groups',
      'userFetched',
      'takes flash messages',
      'priceVariant',
      'sets up address completion',
    ])
    expect(tokens.get('cart')).toBe(guest)
    expect(noticeTexts()).toEqual(['success: Přihlášení bylo úspěšné'])
    expect(session.getState()).toMatchObject({
      ...{ status: 'guest', user: null, userFetched: true, sessionId: id, termsPath: '/stranka/obchodni-podminky' },
      ...{ userVariant: 'b2b', userGroups: ['ostrava'], priceVariant: 'b2b:ostrava', credits: 0, pending: null },
    })
  })

  it('C4.32 C4.20 C4.23 C4.24 C4.25 C4.27 C4.29 C4.30 of a customer takes these steps', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    await openSession({ accounts, tokens }).session.signIn(credentials('firma'))
    const { session, order } = watched({ accounts, tokens })
    await session.start()
    expect(order()).toEqual([
      'looks for the session id',
      'reads the guest cart token',
      'asks for the auth token',
      'termsPath',
      'GET /api/v1/user',
      'keeps variant and groups',
      'GET /api/v1/user/credits/amount',
      'userFetched',
      'takes flash messages',
      'priceVariant',
      'GET /api/v1/cart',
      'sets up address completion',
    ])
    expect(session.getState()).toMatchObject({ status: 'customer', user: { id: 'firma' }, credits: 70 })
  })

  it('C4.30 C4.19 C4.21 asks for the cart of the guest by its token', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    await openSession({ accounts, tokens }).cart.addItem({ variantId: 1, amount: 2 })
    const { session, cart, effects } = openSession({ accounts, tokens })
    await session.start()
    expect([effects, cart.getState().count]).toEqual([['GET /api/v1/cart'], 2])
  })

  it('goes on when the completion of addresses fails, and happens once', async () => {
    const { session, warnings, effects } = openSession({
      tokens: memoryTokens({ cart: 'G' }),
      addressAutocomplete: () => Promise.reject(new Error('blocked')),
    })
    await Promise.all([session.start(), session.start()])
    expect(warnings).toEqual(['Could not set up the completion of addresses'])
    expect(effects).toEqual(['GET /api/v1/cart'])
  })
})

describe('parts of the start', () => {
  it.each([
    ['C4.18 reuses the kept one', keptVisitor(), new RegExp(`^${id}$`)],
    ['C4.18 makes one of 24 hexadecimal digits', createVisitorStore(), /^[\da-f]{24}$/],
    ['C4.18 shortens one of an earlier version', keptVisitor(`${id}01234567`), new RegExp(`^${id}$`)],
    ['C4.18 replaces one that is none', keptVisitor('not-an-id-of-ours'), /^[\da-f]{24}$/],
    ['C4.18 needs no visitor', undefined, /^[\da-f]{24}$/],
  ])('C4.18 the session id: %s', async (_what, visitor, form) => {
    const { session } = openSession({ visitor })
    await session.start()
    expect(session.getState().sessionId).toMatch(form)
  })

  it('C4.26 takes the variant of the globals where no cookie has one', async () => {
    const { session } = openSession()
    await session.start()
    expect(session.getState()).toMatchObject({ userVariant: 'base', userGroups: [] })
  })

  it('C4.24 C4.25 signs a restricted customer out, offers where to go, and asks for no credits', async () => {
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

  it('C4.24 does the same where the back end answers a restricted customer nothing', async () => {
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

  it('C4.25 asks for no credits where the function is off', async () => {
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

  it('C4.17 C4.27 of an expired token is that of a guest, who is notified', async () => {
    const { session, tokens, noticeTexts } = openSession({ tokens: memoryTokens({ auth: 'dead' }) })
    await session.start()
    expect(tokens.has('auth')).toBe(false)
    expect(session.getState()).toMatchObject({ status: 'guest', userFetched: true, ended: 'expired' })
    expect(noticeTexts()).toHaveLength(1)
  })

  it('works when the settings cannot be read', async () => {
    const { session, warnings } = openSession({ settings: () => Promise.reject(new Error('no settings')) })
    await session.start()
    expect([session.getState().status, warnings]).toEqual(['guest', ['Could not read the settings']])
  })
})

describe('the start on two sides', () => {
  /** What a server finds out, as the state of its page carries it. */
  async function onServer(accounts = createAccounts(), as: string | null = 'firma') {
    const tokens = memoryTokens()
    if (as) await openSession({ accounts, tokens }).session.signIn(credentials(as))
    const server = openSession({ accounts, tokens, notices: undefined, segment: undefined })
    server.flashes.add({ kind: 'info', text: 'Dobrý den' })
    await server.session.start()
    const snapshot = JSON.parse(JSON.stringify(server.session.snapshot())) as SessionSnapshot
    return { accounts, tokens, server, snapshot, initial: server.cart.getState().cart }
  }

  it('C4.32 C4.16 makes each call once in all', async () => {
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

  it('C4.28 leaves what needs a screen to the browser', async () => {
    const { accounts, tokens, server, snapshot } = await onServer()
    expect(snapshot.done).not.toContain('flashes')
    expect(snapshot.done).not.toContain('addressAutocomplete')
    const { session, noticeTexts } = openSession({ accounts, tokens, initial: snapshot, flashes: server.flashes })
    await session.start()
    expect(noticeTexts()).toEqual(['info: Dobrý den'])
  })

  it('carries no token', async () => {
    const { tokens, snapshot } = await onServer()
    expect(JSON.stringify(snapshot)).not.toContain(tokens.get('auth'))
  })

  it('is done anew by a browser in which somebody else is signed in meanwhile', async () => {
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

  it('is done by the browser where the server could not', async () => {
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
    // nobody knows yet who is here, not even that it is a guest
    expect(browser.session.getInitialState()).toMatchObject({ status: 'unknown', user: null, userFetched: false })
    await browser.session.start()
    expect(browser.session.getState()).toMatchObject({ status: 'customer', user: { id: 'jana' } })
  })
})
