import { act, cleanup, renderHook } from '@testing-library/react'
import { ShopProvider } from '@vanek/react-hooks'
import { createShop } from '@vanek/sdk'
import type { User } from '@vanek/sdk/account'
import { createCartStore } from '@vanek/sdk/cart'
import { createNoticeStore } from '@vanek/sdk/notices'
import type { SessionState, SessionStore } from '@vanek/sdk/session'
import { afterEach, describe, expect, it } from 'vitest'
import { lateSession } from '../../composition/stores/late-session.ts'
import { guestSettings } from '../../lib/page/settings.ts'
import { useSignedInElsewhere } from './view.tsx'

afterEach(cleanup)

const jana = { id: 'jana' } as User
const unknown = lateSession(async () => Promise.reject(new Error('not needed'))).getState()

/** A session whose state changes step by step. */
function watch() {
  let state = unknown
  const listeners = new Set<() => void>()
  const session = {
    getState: () => state,
    getInitialState: () => unknown,
    subscribe: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
  } as Pick<SessionStore, 'getState' | 'getInitialState' | 'subscribe'> as SessionStore
  const shop = createShop({ ...guestSettings, endpoints: { shop: '', content: '', cdn: '' } })
  const stores = { cart: createCartStore(shop), notices: createNoticeStore(), session }
  const { result } = renderHook(useSignedInElsewhere, {
    wrapper: ({ children }) => (
      <ShopProvider shop={shop} {...stores}>
        {children}
      </ShopProvider>
    ),
  })
  return (...states: Partial<SessionState>[]) =>
    states.map((next) => {
      act(() => {
        state = { ...state, ...next }
        for (const listener of listeners) listener()
      })
      return result.current?.id ?? null
    })
}

describe('a page that waits for a sign-in', () => {
  it('C2.25 detects a customer who has signed in in another tab, or was signed in before', () => {
    const become = watch()
    expect(become({ user: jana }, { user: null }, { pending: 'start' }, { user: jana }, { pending: null })).toEqual([
      ...['jana', null, null, null, 'jana'],
    ])
  })

  it('C2.25 leaves the redirect to its own form, but detects other sign-ins once that was refused', () => {
    const become = watch()
    const [signing, idle] = [{ pending: 'signIn' }, { pending: null }] as const
    expect(become(signing, idle, { user: jana })).toEqual([null, null, 'jana'])
    expect(watch()(signing, { user: jana }, idle)).toEqual([null, null, null])
  })
})
