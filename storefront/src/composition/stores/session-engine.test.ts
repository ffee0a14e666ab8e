import { createShop, memoryTokens } from '@vanek/sdk'
import { createCartStore } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import { createFlashMessages, createNoticeStore, type NoticeInput } from '@vanek/sdk/notices'
import { createSession } from '@vanek/sdk/session'
import { memoryStorage } from '@vanek/sdk/storage'
import { describe, expect, it, vi } from 'vitest'
import { guardAccount, type ShownPage, notifyExpired } from './session-engine.ts'
import { expiredCode } from '../../lib/session/cookies.ts'
import { guestSettings } from '../../lib/page/settings.ts'

const message: NoticeInput = { kind: 'warning', code: expiredCode, text: 'Přihlaste se znovu', durationMs: null }

type Kind = Partial<NonNullable<ReturnType<ShownPage['page']>>> & { readonly hasTyped?: boolean }

const pageOf = ({ audience = 'customer', area, hasTyped = false }: Kind = {}) => ({
  page: () => ({ audience, ...(area && { area }) }),
  hasTyped: () => hasTyped,
  reload: vi.fn<() => void>(),
  forgetTyped: vi.fn<() => void>(),
  loadLateParts: vi.fn<() => void>(),
})

describe('an expired session', () => {
  it.each([
    ['left', { audience: 'customer', hasTyped: false }, { loads: 1, next: 1, here: 0 }],
    ['typed into', { audience: 'customer', hasTyped: true }, { loads: 0, next: 0, here: 1 }],
    ['for everybody', { audience: 'everyone', hasTyped: false }, { loads: 0, next: 0, here: 1 }],
  ] as const)('C4.17 is shown where it will be read: on a page that is %s', (_, kind, { loads, next, here }) => {
    const page = pageOf(kind)
    const notices = createNoticeStore()
    const flashes = createFlashMessages({ port: memoryStorage() })
    // the flash message has to be stored before the page unloads
    page.reload.mockImplementation(() => expect(flashes.take()).toHaveLength(next))
    notifyExpired(page, { notices, flashes })(message)
    expect([page.reload.mock.calls.length, notices.getState().length]).toEqual([loads, here])
  })

  it('that another tab has reported is not reported again', () => {
    const page = pageOf()
    const notices = createNoticeStore()
    const flashes = createFlashMessages({ port: memoryStorage() })
    notifyExpired(page, { notices, flashes })(null)
    expect([page.reload.mock.calls.length, notices.getState(), flashes.take()]).toEqual([1, [], []])
  })
})

/** A tab of a browser in which other tabs sign in and out; `is` sets the current owner of the cookie. */
async function tab(page = pageOf()) {
  const tokens = memoryTokens()
  let owner = ''
  const is = (id: string | null) => {
    owner = id ?? ''
    tokens.set('auth', id)
  }
  const shop = createShop({
    ...guestSettings,
    endpoints: { shop: 'http://shop.test', content: 'http://shop.test', cdn: '/cdn' },
    tokens,
    fetch: async (input) => {
      const { pathname } = new URL(input as string)
      if (pathname.endsWith('/user') && owner === 'dead') return Response.json({ errors: [] }, { status: 401 })
      if (pathname.endsWith('/user')) return Response.json({ id: owner, groups: [], credits: { amount: 0 } })
      if (pathname.endsWith('/logout')) return new Response(null, { status: 204 })
      return Response.json({ errors: [{ code: 'not_found' }] }, { status: 404 })
    },
  })
  const notices = createNoticeStore()
  const flashes = createFlashMessages({ port: memoryStorage() })
  const session = createSession(shop, {
    ...{ cart: createCartStore(shop), notices, messages: basicMessages },
    settings: async () => ({ functions: {}, variantHash: null, restrictedGroups: [], restrictedRedirect: null }),
    onExpired: notifyExpired(page, { notices, flashes }),
  })
  is('jana')
  await session.start()
  guardAccount(session, page, { notices, flashes })
  return {
    is,
    session,
    notices,
    flashes,
    loads: () => page.reload.mock.calls.length,
    lateLoads: () => page.loadLateParts.mock.calls.length,
    forgets: () => page.forgetTyped.mock.calls.length,
  }
}

describe('a page of the account', () => {
  it('C4.14 is reloaded when another customer is signed in, without a sign-out in this tab', async () => {
    const { is, session, loads } = await tab()
    await session.recheck()
    expect([session.getState().user?.id, loads()]).toEqual(['jana', 0])
    is('firma')
    await session.recheck()
    expect([session.getState().user?.id, session.getState().ended, loads()]).toEqual(['firma', null, 1])
    is('jana')
    await session.loadUser({ force: true })
    expect(loads()).toBe(2)
  })

  it('C4.14 is reloaded when the customer has signed out elsewhere, even with typed input', async () => {
    const { is, session, loads } = await tab(pageOf({ hasTyped: true }))
    is(null)
    await session.recheck()
    expect([session.getState().ended, loads()]).toEqual(['signed_out', 1])
  })

  it.each([
    ['jana', 0],
    ['firma', 1],
  ])('C4.17 with typed input stays after the session has expired; then %s signs in', async (id, after) => {
    const { is, session, notices, loads } = await tab(pageOf({ hasTyped: true }))
    is('dead')
    await session.loadUser({ force: true })
    await vi.waitFor(() => expect(notices.getState()).toMatchObject([{ code: expiredCode }]))
    expect([session.getState().status, loads()]).toEqual(['guest', 0])
    is(id)
    await session.recheck()
    expect([session.getState().user?.id, loads(), notices.getState()]).toEqual([id, after, []])
  })

  it('stays when the customer signs out in this tab, which redirects', async () => {
    const { session, loads, forgets } = await tab()
    expect(await session.signOut()).toEqual({ ok: true, data: null })
    expect([session.getState().ended, loads(), forgets()]).toEqual(['signed_out', 0, 1])
  })
})

describe('a step of the checkout', () => {
  it.each([
    ['has signed out elsewhere', null, 1],
    ['is another by now', 'firma', 0],
  ])('C4.14 is reloaded when the customer %s, and typed input is deleted', async (_, now, flashCount) => {
    const { is, session, flashes, loads, forgets } = await tab(pageOf({ audience: 'visitor', area: 'checkout' }))
    await session.recheck()
    expect([loads(), forgets()]).toEqual([0, 0])
    is(now)
    await session.recheck()
    expect([loads(), forgets(), flashes.take().length]).toEqual([1, 1, flashCount])
  })

  it('C4.17 stays with its typed input after the session has expired', async () => {
    const { is, session, notices, loads, forgets } = await tab(pageOf({ audience: 'visitor', area: 'checkout' }))
    is('dead')
    await session.loadUser({ force: true })
    await vi.waitFor(() => expect(notices.getState()).toMatchObject([{ code: expiredCode }]))
    is('jana')
    await session.recheck()
    expect([loads(), forgets()]).toEqual([0, 0])
  })
})

describe('another page of a visitor', () => {
  it.each([null, 'firma'])('C4.14 is reloaded when somebody else is signed in: %s', async (now) => {
    const { is, session, flashes, loads } = await tab(pageOf({ audience: 'visitor' }))
    is(now)
    await session.recheck()
    expect([loads(), flashes.take()]).toEqual([1, []])
  })
})

describe('a page for everybody', () => {
  it('stays whoever is signed in, and loads the parts that have something to show', async () => {
    const { is, session, loads, lateLoads } = await tab(pageOf({ audience: 'everyone' }))
    is('firma')
    await session.recheck()
    is(null)
    await session.recheck()
    expect([session.getState().ended, loads(), lateLoads()]).toEqual(['signed_out', 0, 1])
  })

  it.each(['jana', 'firma'])('C4.17 no longer says that the cart waits once %s is signed in', async (id) => {
    const { is, session, notices } = await tab(pageOf({ audience: 'everyone' }))
    is(null)
    await session.recheck()
    notices.show({ kind: 'info', code: 'cart_waits', text: 'Košík čeká', durationMs: null })
    notices.show({ kind: 'info', text: 'Uloženo', durationMs: null })
    is(id)
    await session.recheck()
    expect(notices.getState().map(({ text }) => text)).toEqual(['Uloženo'])
  })
})
