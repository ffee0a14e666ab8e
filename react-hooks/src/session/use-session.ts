import type { User } from '@vanek/sdk/account'
import type { SessionState, SessionStore } from '@vanek/sdk/session'
import { useBinding } from '../provider/context.ts'
import { useStore } from '../store/use-store.ts'

const unknown: SessionState = {
  status: 'unknown',
  user: null,
  userFetched: false,
  sessionId: null,
  termsPath: null,
  userVariant: '',
  userGroups: [],
  priceVariant: '',
  credits: 0,
  sessionLoaded: false,
  ended: null,
  pending: null,
}
/** Stands in while there is no store yet: nobody is known then. */
const noStore = { getState: () => unknown, getInitialState: () => unknown, subscribe: () => () => {} }

/**
 * A part of the session's state. Renders again only when that part changes. While the provider has no session yet,
 * which may come later than the page, nobody is known.
 *
 * ```tsx
 * return useSession(({ status }) => status) === 'customer' ? <a href="/uzivatel">Můj účet</a> : <a
 * href="/prihlasit">Přihlásit</a>
 * ```
 */
export const useSession = <T>(selector: (state: SessionState) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useStore(useBinding().session ?? noStore, selector, isEqual)

/**
 * The customer who is signed in; null for a guest and while nobody is known.
 *
 * ```tsx
 * return <p>{useUser()?.firstName}</p>
 * ```
 */
export const useUser = (): User | null => useSession(({ user }) => user)

/** The verbs of the session. */
export type SessionActions = Omit<SessionStore, 'getState' | 'getInitialState' | 'subscribe' | 'close'>

/**
 * The verbs of the session: the same object for the life of the store; never renders again. null while the provider has
 * no session yet; a form that posts does its work without it.
 *
 * ```tsx
 * const session = useSessionActions()
 * return <button onClick={() => void session?.signOut()}>Odhlásit se</button>
 * ```
 */
export const useSessionActions = (): SessionActions | null => useBinding().session ?? null
