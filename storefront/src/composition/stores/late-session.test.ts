import { createShop, memoryTokens } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import { createSession, type SessionSnapshot, type SessionStore } from '@vanek/sdk/session'
import { describe, expect, it, vi } from 'vitest'
import { lateSession } from './late-session.ts'
import { guestSettings } from '../../lib/page/settings.ts'

const silent = createShop({
  ...guestSettings,
  endpoints: { shop: 'http://shop.test', content: 'http://shop.test', cdn: '/cdn' },
  fetch: async () => Response.json({}, { status: 500 }),
  tokens: memoryTokens(),
})

const realSession = () =>
  createSession(silent, {
    cart: createCartStore(silent),
    messages: basicMessages,
    settings: async () => ({ functions: {}, variantHash: 'v1', restrictedGroups: [], restrictedRedirect: null }),
  })

const known = {
  done: ['user'],
  user: { id: '1', firstName: 'Jana' },
  credits: 7,
  userVariant: 'v1',
  userGroups: ['stali'],
  sessionId: null,
  termsPath: null,
} as unknown as SessionSnapshot

describe('a session whose store is loaded late', () => {
  it('loads the store on the first call, and only once', async () => {
    const load = vi.fn(async () => realSession())
    const late = lateSession(load)
    late.subscribe(() => {})
    late.recordPageView()
    expect([late.getState().status, load.mock.calls.length]).toEqual(['unknown', 0])
    await Promise.all([late.start(), late.loadUser(), late.recheck()])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('starts with the snapshot of the server, and renders the same', () => {
    const late = lateSession(async () => realSession(), known)
    expect(late.getState()).toMatchObject({ status: 'customer', user: { firstName: 'Jana' }, credits: 7 })
    expect(late.getInitialState()).toBe(late.getState())
    expect(late.snapshot()).toMatchObject({ done: [], userVariant: 'v1', credits: 7 })
  })

  it('follows the real one from then on, and notifies earlier listeners', async () => {
    const real = realSession()
    const late = lateSession(async () => real)
    const seen: string[] = []
    late.subscribe(() => seen.push(late.getState().status))
    await late.start()
    expect(late.getState()).toBe(real.getState())
    expect(seen.at(-1)).toBe('guest')
  })

  it('C8.17 reports a network error when the store cannot be loaded, and tries again the next time', async () => {
    const load = vi.fn(async (): Promise<SessionStore> => realSession()).mockRejectedValueOnce(new TypeError('torn'))
    const late = lateSession(load)
    const who = { email: 'jana@vanek.test', password: 'a' }
    expect(await late.signIn(who)).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(await late.loadUser()).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('does not call a listener that was removed before the store was loaded', async () => {
    const late = lateSession(async () => realSession())
    const listener = vi.fn()
    late.onSessionLoaded(listener)()
    await late.start()
    late.recordPageView()
    expect(listener).not.toHaveBeenCalled()
  })
})
