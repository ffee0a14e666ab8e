import { describe, expect, it, vi } from 'vitest'
import { memoryTokens } from '../../transport/tokens.ts'
import { accountRequest, createAccounts } from './testing/back-end.ts'
import { tabChannels, tabLock } from './testing/channels.ts'
import { credentials } from './testing/customers.ts'
import { openSession } from './testing/session.ts'

/** Two tabs of one browser: the same tokens, and a channel between them. */
function twoTabs(more: Parameters<typeof openSession>[0] = {}) {
  const shared = { accounts: createAccounts(), tokens: memoryTokens(), lock: tabLock() }
  const channel = tabChannels()
  const open = () => openSession({ ...shared, channel: channel(), redirect: undefined, ...more })
  return { ...shared, one: open(), two: open() }
}

describe('tabs', () => {
  it('C4.05 C4.10 follow a sign-in, with the same customer and cart', async () => {
    const { one, two } = twoTabs()
    await Promise.all([one.session.start(), two.session.start()])
    await one.cart.addItem({ variantId: 1, amount: 2 })
    await one.session.signIn(credentials('firma'))
    await vi.waitFor(() => expect(two.session.getState().status).toBe('customer'))
    await vi.waitFor(() => expect(two.cart.getState().count).toBe(2))
    expect(two.session.getState()).toMatchObject({ user: { id: 'firma' }, priceVariant: 'b2b:ostrava,velkoobchod' })
    expect([one.noticeTexts(), two.noticeTexts()]).toEqual([one.noticeTexts().slice(0, 2), []])
  })

  it('C4.14 C4.15 follow a sign-out without sending one themselves', async () => {
    const { one, two } = twoTabs()
    await one.session.signIn(credentials('firma'))
    await one.cart.addItem({ variantId: 1, amount: 2 })
    await vi.waitFor(() => expect(two.session.getState().status).toBe('customer'))
    await vi.waitFor(() => expect(two.cart.getState().count).toBe(2))
    two.effects.length = 0
    await one.session.signOut()
    await vi.waitFor(() => expect(two.session.getState()).toMatchObject({ status: 'guest', ended: 'signed_out' }))
    await vi.waitFor(() => expect(two.cart.getState().count).toBe(0))
    expect([two.effects, two.jar.read()]).toEqual([[], ''])
  })

  it('C4.17 follow an expiry, and show one notice in all', async () => {
    const { one, two, accounts } = twoTabs()
    await one.session.signIn(credentials('jana'))
    await vi.waitFor(() => expect(two.session.getState().status).toBe('customer'))
    accounts.revokeAll()
    for (const { session } of [one, two]) {
      session.expire()
      session.expire()
    }
    for (const { session } of [one, two])
      await vi.waitFor(() => expect(session.getState()).toMatchObject({ status: 'guest', ended: 'expired' }))
    // wait for both tabs
    await new Promise((resolve) => setTimeout(resolve, 20))
    const prompts = [...one.notices.getState(), ...two.notices.getState()].filter(({ kind }) => kind === 'warning')
    expect(prompts).toMatchObject([{ code: 'session_expired', durationMs: null }])
  })

  it('C4.17 pass the message to one onExpired callback only, and show no notice themselves', async () => {
    const accounts = createAccounts()
    const [tokens, lock, channel] = [memoryTokens(), tabLock(), tabChannels()]
    const callbacks = [vi.fn(), vi.fn(), vi.fn()]
    const tabs = callbacks.map((onExpired) =>
      openSession({ accounts, tokens, lock, channel: channel(), redirect: undefined, onExpired }),
    )
    await tabs[0]?.session.signIn(credentials('jana'))
    for (const { session } of tabs) await vi.waitFor(() => expect(session.getState().status).toBe('customer'))
    accounts.revokeAll()
    // the third only receives the message
    for (const { session } of tabs.slice(0, 2)) session.expire()
    for (const own of callbacks) await vi.waitFor(() => expect(own).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    const messages = callbacks.flatMap((own) => own.mock.calls.flat())
    expect(messages.filter((message) => message !== null)).toMatchObject([{ kind: 'warning', code: 'session_expired' }])
    expect([messages.length, callbacks[2]?.mock.calls]).toEqual([3, [[null]]])
    expect(tabs.flatMap(({ notices }) => notices.getState()).filter(({ kind }) => kind === 'warning')).toEqual([])
  })

  it('show a notice for a later expiry again', async () => {
    const { one, two, accounts } = twoTabs()
    for (let times = 1; times <= 2; times += 1) {
      await one.session.signIn(credentials('jana'))
      await vi.waitFor(() => expect(two.session.getState().status).toBe('customer'))
      accounts.revokeAll()
      await one.session.loadUser({ force: true })
      await vi.waitFor(() => expect(two.session.getState().ended).toBe('expired'))
      const prompts = () =>
        [...one.notices.getState(), ...two.notices.getState()].filter((own) => own.code === 'session_expired')
      await vi.waitFor(() => expect(prompts()).toHaveLength(1))
      for (const { id } of one.notices.getState()) one.notices.dismiss(id)
      for (const { id } of two.notices.getState()) two.notices.dismiss(id)
    }
  })

  it('C4.17 show no notice of an expiry when somebody has signed in meanwhile', async () => {
    const tokens = memoryTokens()
    const ask = { back: false, turns: 0 }
    const { session, accounts, noticeTexts } = openSession({
      tokens,
      redirect: undefined,
      lock: (run) => {
        if (ask.back) tokens.set('auth', 'fresh')
        return run().finally(() => (ask.turns += 1))
      },
    })
    await session.signIn(credentials('jana'))
    const before = noticeTexts()
    accounts.revokeAll()
    Object.assign(ask, { back: true, turns: 0 })
    session.expire()
    await vi.waitFor(() => expect(ask.turns).toBe(1))
    expect(noticeTexts()).toEqual(before)
  })

  it('ignore unknown messages on the channel', async () => {
    const listeners: ((event: { readonly data: unknown }) => void)[] = []
    const { session, effects } = openSession({
      channel: { postMessage() {}, addEventListener: (_, listener) => void listeners.push(listener), close() {} },
    })
    for (const data of [null, 'signedIn', { type: 'other' }, { type: ['signedIn'] }, 7])
      for (const listener of listeners) listener({ data })
    session.close()
    for (const listener of listeners) listener({ data: { type: 'signedOut' } })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([effects, session.getState().status]).toEqual([[], 'unknown'])
  })
})

describe('a 401 response', () => {
  it('to an older token does not end the session, and keeps the cart', async () => {
    const { session, tokens, noticeTexts, effects } = openSession({ redirect: undefined })
    await session.signIn(credentials('jana'))
    effects.length = 0
    session.expire()
    await session.loadUser()
    // waits for all earlier tasks
    await session.recheck()
    expect([session.getState().status, tokens.has('auth'), noticeTexts().length]).toEqual(['customer', true, 1])
    expect(effects.filter((effect) => effect.includes('/cart'))).toEqual([])
  })

  it('to a guest is not an expiry', async () => {
    const { session, cart, noticeTexts, effects } = openSession()
    await cart.addItem({ variantId: 1, amount: 1 })
    await session.start()
    effects.length = 0
    session.expire()
    await session.recheck()
    expect([session.getState().ended, noticeTexts(), effects]).toEqual([null, [], []])
  })

  it('C4.17 ends the session when the server no longer has the token', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    const { session, noticeTexts, cart } = openSession({ accounts, tokens, redirect: undefined })
    await session.signIn(credentials('jana'))
    await cart.addItem({ variantId: 1, amount: 1 })
    tokens.set('auth', null)
    session.expire()
    await session.loadUser()
    expect([session.getState().status, session.getState().ended, noticeTexts().at(-1)]).toEqual([
      'guest',
      'expired',
      'warning: Vaše přihlášení vypršelo. Přihlaste se prosím znovu.',
    ])
    expect(cart.getState().count).toBe(0)
  })
})

describe('recheck', () => {
  it('updates the customer', async () => {
    const { one, two } = twoTabs({ channel: undefined })
    await Promise.all([one.session.start(), two.session.start()])
    await one.session.signIn(credentials('jana'))
    expect(two.session.getState().status).toBe('guest')
    await two.session.recheck()
    expect(two.session.getState()).toMatchObject({ status: 'customer', user: { id: 'jana' } })
    two.effects.length = 0
    await two.session.recheck()
    expect(two.effects).toEqual(['GET /api/v1/user', 'GET /api/v1/user/credits/amount'])
    await one.session.signOut()
    await two.session.recheck()
    expect(two.session.getState()).toMatchObject({ status: 'guest', user: null })
  })

  it('switches to another customer who signed in meanwhile, with their cart', async () => {
    const { one, two } = twoTabs({ channel: undefined })
    await one.session.signIn(credentials('jana'))
    await two.session.start()
    await one.session.signOut()
    await one.session.signIn(credentials('firma'))
    await one.cart.addItem({ variantId: 1, amount: 2 })
    await two.session.recheck()
    expect(two.session.getState()).toMatchObject({ status: 'customer', user: { id: 'firma' }, ended: null })
    expect(two.cart.getState().count).toBe(2)
  })

  it('ignores the late response to the token of an earlier customer', async () => {
    const accounts = createAccounts()
    const tokens = memoryTokens()
    const { session: first } = openSession({ accounts, tokens })
    await first.signIn(credentials('firma'))
    const later = tokens.get('auth') ?? null
    await openSession({ accounts, tokens }).session.signIn(credentials('jana'))
    const asked: (string | undefined)[] = []
    const { session } = openSession({
      tokens,
      answer(url, init) {
        const request = accountRequest(url, init)
        const { status, body } = accounts.handle(request)
        if (request.path === '/api/v1/user') {
          asked.push(accounts.ownerOf(request.bearer ?? undefined))
          // another tab signs in before the response
          tokens.set('auth', later)
        }
        return Response.json(body, { status })
      },
    })
    await session.start()
    expect(asked).toEqual(['jana', 'firma'])
    expect(session.getState()).toMatchObject({ status: 'customer', user: { id: 'firma' } })
  })

  it('ends the session as signed out when nobody is signed in any more', async () => {
    const onExpired = vi.fn()
    const { one, two } = twoTabs({ channel: undefined, onExpired })
    await one.session.signIn(credentials('jana'))
    await two.session.start()
    await one.session.signOut()
    await two.session.recheck()
    expect([two.session.getState().ended, onExpired.mock.calls]).toEqual(['signed_out', []])
  })
})
