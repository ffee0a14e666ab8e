import { fail, type ShopError } from '@vanek/sdk'
import type { SessionSnapshot, SessionState, SessionStore } from '@vanek/sdk/session'

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
    pending: null,
  }
}

/**
 * A session whose workings are loaded when they are first needed: most visitors of a first page are not signed in. Until
 * then it knows what the server found out for this page, which is nothing on pages that are the same for everybody.
 */
export function lateSession(load: () => Promise<SessionStore>, known?: SessionSnapshot): SessionStore {
  const initial = stateOf(known)
  let state = initial
  let real: SessionStore | undefined
  let loading: Promise<SessionStore> | undefined
  const listeners = new Set<() => void>()

  const begin = async (): Promise<SessionStore> => {
    const store = await load()
    const show = () => {
      state = store.getState()
      for (const listener of [...listeners]) listener()
    }
    store.subscribe(show)
    real = store
    return store
  }

  const loaded = async (): Promise<SessionStore | undefined> => {
    try {
      loading ??= begin()
      await loading
    } catch {
      // the next verb tries again
      loading = undefined
    }
    return real
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    start: async () => (await loaded())?.start(),
    notePageView: () => real?.notePageView(),
    onSessionLoaded(listener) {
      let wanted = true
      let stop = () => {
        wanted = false
      }
      void loaded().then((store) => {
        if (wanted && store) stop = store.onSessionLoaded(listener)
      })
      return () => stop()
    },
    signIn: async (credentials, options) => (await loaded())?.signIn(credentials, options) ?? fail(notLoaded),
    signInWithToken: async (token, options) => (await loaded())?.signInWithToken(token, options) ?? fail(notLoaded),
    signOut: async () => (await loaded())?.signOut() ?? fail(notLoaded),
    loadUser: async (options) => (await loaded())?.loadUser(options) ?? null,
    receiveUser: (user) => real?.receiveUser(user),
    expire: () => void loaded().then((store) => store?.expire()),
    recheck: async () => (await loaded())?.recheck(),
    snapshot: () => real?.snapshot() ?? { ...nothing, ...known, done: [] },
    close: () => real?.close(),
  }
}
