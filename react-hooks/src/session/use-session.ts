import type { User } from '@vanek/sdk/account'
import type { SessionState, SessionStore } from '@vanek/sdk/session'
import { useBinding } from '../provider/context.ts'
import { idleStore } from '../store/idle-store.ts'
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
  error: null,
  pending: null,
}
/** Used while there is no store yet: the status is `unknown`. */
const noStore = idleStore(unknown)

/**
 * A part of the session's state. Rerenders only when that part changes. While the provider has no session, its
 * `status` is `unknown`.
 *
 * @param selector - Returns the part.
 * @param isEqual - Whether two parts are the same; needed if the selector returns a new object each time. `Object.is` if
 *   missing.
 * @returns What `selector` returns.
 * @example
 * ```tsx
 * const isCustomer = useSession(({ status }) => status === 'customer')
 * return isCustomer ? <a href="/account">My account</a> : <a href="/sign-in">Sign in</a>
 * ```
 */
export const useSession = <T>(selector: (state: SessionState) => T, isEqual?: (a: T, b: T) => boolean): T =>
  useStore(useBinding().session ?? noStore, selector, isEqual)

/**
 * The customer who is signed in; null for a guest, and while that is not known.
 *
 * @returns The customer; null for a guest, and while it is not known.
 * @example
 * ```tsx
 * return <p>{useUser()?.firstName}</p>
 * ```
 */
export const useUser = (): User | null => useSession(({ user }) => user)

/** Actions of the session: `signIn`, `signOut` and more; see `SessionStore`. */
export type SessionActions = Omit<SessionStore, 'getState' | 'getInitialState' | 'subscribe' | 'close'>

/**
 * The actions of the session. A stable object, so the hook never rerenders. Null while the
 * provider has no session; until then forms are posted by the browser.
 *
 * @returns The methods of the session store; null while the provider has none.
 * @example
 * ```tsx
 * const session = useSessionActions()
 * return <button onClick={() => void session?.signOut()}>Sign out</button>
 * ```
 */
export const useSessionActions = (): SessionActions | null => useBinding().session ?? null
