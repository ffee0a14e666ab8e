import { fail, type ShopError } from '@vanek/sdk'
import type { SessionSnapshot, SessionState, SessionStore } from '@vanek/sdk/session'
import { lateStore } from './late-store.ts'
import type { SessionParts } from './session-engine.ts'

const notLoaded: ShopError = { code: 'network', retryable: true, outcome: 'none', issues: [] }

const nothing = { user: null, credits: 0, userVariant: '', userGroups: [], sessionId: null, termsPath: null }

const stateOf = (known: SessionSnapshot | undefined): SessionState => {
  const { done: _, ...found } = known ?? { ...nothing, done: [] }
  return {
    ...found,
    status: found.user ? 'customer' : 'unknown',
    userFetched: false,
    priceVariant: '',
    sessionLoaded: false,
    ended: null,
    error: null,
    pending: null,
  }
}

/**
 * A session whose code is loaded on first use: most visitors of a first page are not signed in. Until then it has the
 * state from the server, which is empty on pages that are the same for everybody.
 */
export function lateSession(load: () => Promise<SessionStore>, known?: SessionSnapshot): SessionStore {
  const { readable, real, loaded } = lateStore(stateOf(known), load)

  return {
    ...readable,
    start: async () => (await loaded())?.start(),
    recordPageView: () => real()?.recordPageView(),
    onSessionLoaded(listener) {
      let subscribed = true
      let stop = () => {
        subscribed = false
      }
      void loaded().then((store) => {
        if (subscribed && store) stop = store.onSessionLoaded(listener)
      })
      return () => stop()
    },
    signIn: async (credentials, options) => (await loaded())?.signIn(credentials, options) ?? fail(notLoaded),
    signInWithToken: async (token, options) => (await loaded())?.signInWithToken(token, options) ?? fail(notLoaded),
    signOut: async () => (await loaded())?.signOut() ?? fail(notLoaded),
    loadUser: async (options) => (await loaded())?.loadUser(options) ?? null,
    receiveUser: (user) => real()?.receiveUser(user),
    expire: () => void loaded().then((store) => store?.expire()),
    recheck: async () => (await loaded())?.recheck(),
    snapshot: () => real()?.snapshot() ?? { ...nothing, ...known, done: [] },
    close: () => real()?.close(),
  }
}

/**
 * The session of a page in the browser; its code is loaded on first use, or when another tab reports that a visitor has
 * signed in or out.
 */
export function browserSession(parts: SessionParts): SessionStore {
  // the one channel of this tab, which does not receive its own messages
  const tabs = (parts.late.sessionTabs ??= new BroadcastChannel('vanek-session'))
  const recheck = () => void session.recheck()
  const session = lateSession(async () => {
    const { makeSession } = await import('./session-engine.ts')
    // from now on it listens itself
    tabs.removeEventListener('message', recheck)
    return makeSession(parts)
  }, parts.initial)
  tabs.addEventListener('message', recheck, { once: true })
  return session
}
