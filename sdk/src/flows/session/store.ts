import type { Shop } from '../../transport/context.ts'
import { reloadCart } from './cart.ts'
import { createSessionCore, type SessionChange } from './core.ts'
import { expired } from './expiry.ts'
import { sessionLoading } from './loaded.ts'
import { signIn, type Proof } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { start } from './start.ts'
import type { SessionOptions, SessionState, SessionStore, SignInOptions } from './types.ts'
import { askUser, findOut } from './user.ts'
import { becomeGuest, forget, setPrices } from './who.ts'

/**
 * Creates the session of one visitor: the customer, their prices, sign-in and sign-out. Create one
 * per request on a server, and one for the life of the page in a browser, from the server's `snapshot()`. Sends
 * nothing until a method is called or another tab reports a change.
 *
 * @param shop - The shop to call.
 * @param options - The cart, texts, how to read the settings, and what the page does when the visitor changes.
 * @returns The store.
 * @example
 * ```ts
 * const settings = async () => unwrap(await getSettings(shop))
 * const session = createSession(shop, { cart, messages: en, settings, notices })
 * await session.start()
 * ```
 */
export function createSession(shop: Shop, options: SessionOptions): SessionStore {
  const { cart, initial } = options
  const { tokens } = shop.config
  const done = new Set(initial?.done)
  const core = createSessionCore(shop, options, (news) => alone(() => follow(news)))
  const { getState, getInitialState, subscribe, patch, enqueue } = core

  /** Runs a task in the background: a failure is only logged. */
  function alone(task: () => Promise<unknown>): void {
    enqueue(task).catch((error: unknown) => shop.config.logger.warn('Could not follow the session', { error }))
  }

  const loading = sessionLoading(core)
  const noteCart = () => cart.getState().loaded && loading.note('cart')
  const noteUser = () => getState().userFetched && loading.note('user')
  const stops = [cart.subscribe(noteCart), subscribe(noteUser)]
  noteCart()
  noteUser()

  const ended: Readonly<Record<SessionChange, SessionState['ended']>> = {
    signedIn: null,
    signedOut: 'signed_out',
    expired: 'expired',
  }
  /** Another tab has changed the customer, or may have. */
  const follow = async (news: SessionChange | null) => {
    const before = getState()
    if (tokens.has('auth')) await findOut(core)
    else if (before.status === 'customer') {
      // the visitor of a restored page may be another one: it is left as after signing out
      await forget(core, news ? ended[news] : 'signed_out')
      if (news === 'expired') options.onExpired?.(null)
    } else await becomeGuest(core, before.ended)
    setPrices(core)
    patch({ userFetched: true })
    const { status, user } = getState()
    if (news || before.status !== status || before.user?.id !== user?.id) await reloadCart(core)
  }

  const enter = (proof: Proof, how: SignInOptions = {}) => enqueue(() => signIn(core, proof, how))
  let started: Promise<void> | undefined

  return {
    getState,
    getInitialState,
    subscribe,
    start: () => (started ??= enqueue(() => start(core, done))),
    recordPageView: () => loading.note('pageView'),
    onSessionLoaded: (listener) => loading.onLoaded(listener),
    signIn: (credentials, how) => enter({ credentials }, how),
    signInWithToken: (token, how) => enter({ token }, how),
    signOut: () => enqueue(() => signOut(core)),
    loadUser: ({ force = false } = {}) =>
      enqueue(async () => {
        const known = getState().user
        if (known && !force) return known
        const user = await askUser(core)
        if (user !== undefined) patch({ userFetched: true })
        return user ?? null
      }),
    receiveUser: (user) => getState().user && patch({ user, error: null }),
    expire: () =>
      alone(async () => {
        const before = getState().status
        // the token may be newer than the rejected one: reading the user shows that
        if (tokens.has('auth')) await askUser(core)
        else if (before === 'customer') await expired(core)
        if (before !== 'guest' && getState().status === 'guest') await reloadCart(core)
      }),
    recheck: () => enqueue(() => follow(null)),
    snapshot() {
      const { user, credits, userVariant, userGroups, sessionId, termsPath } = getState()
      return { done: [...done], user, credits, userVariant, userGroups, sessionId, termsPath }
    },
    close() {
      for (const stop of stops) stop()
      core.close()
    },
  }
}
