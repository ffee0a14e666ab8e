import type { User } from '../../account/types.ts'
import type { CartMerge, LoginParams } from '../../auth/types.ts'
import type { CartStore } from '../../cart/store-types.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { ShopError } from '../../kernel/errors.ts'
import type { Store } from '../../kernel/store.ts'
import type { Flashes } from '../../notices/flashes.ts'
import type { NoticeInput, NoticePort } from '../../notices/types.ts'
import type { RedirectOffer } from '../../overlays/types.ts'
import type { SegmentPort } from '../../session/segment-cookies.ts'
import type { VisitorStore } from '../../session/visitor-store.ts'
import type { ShopSettings } from '../../settings/types.ts'
import type { StartStep } from './step-names.ts'
import type { SessionChannel } from './tabs.ts'

/** Who is here, as far as it is known. */
export interface SessionState {
  /** `unknown` until the session has started, and while a customer could not be asked for. */
  readonly status: 'unknown' | 'guest' | 'customer'
  readonly user: User | null
  /** Whether it was asked who this is, signed in or not (C4.27). */
  readonly userFetched: boolean
  /** 24 hexadecimal digits (C4.18); null until the session has started. */
  readonly sessionId: string | null
  /** Path of the terms and conditions (C4.22). */
  readonly termsPath: string | null
  readonly userVariant: string
  readonly userGroups: readonly string[]
  /** Names the prices that variant and groups select (C4.29). */
  readonly priceVariant: string
  /** Loyalty credits; 0 unless the function is on (C4.25, C6.10). */
  readonly credits: number
  /** Whether page view, cart and user have all been there (C4.33). */
  readonly sessionLoaded: boolean
  /** Why nobody is signed in any more; null while somebody is, or nobody was. Where nobody can tell, it is `signed_out`. */
  readonly ended: 'signed_out' | 'expired' | null
  /** What is going on. */
  readonly pending: 'start' | 'signIn' | 'signOut' | null
}

/** What the settings of a shop say of its visitors; `ShopSettings` has it all. */
export type SessionSettings = Pick<
  ShopSettings,
  'functions' | 'variantHash' | 'restrictedGroups' | 'restrictedRedirect'
>

/** What one side has found out, for the other to go on with. It is JSON and holds no token. */
export interface SessionSnapshot {
  /** Steps that need not be done again. */
  readonly done: readonly StartStep[]
  readonly user: User | null
  readonly credits: number
  readonly userVariant: string
  readonly userGroups: readonly string[]
  readonly sessionId: string | null
  readonly termsPath: string | null
}

/** What a session is made of. Only cart, messages and settings are needed; without a port its part is left out. */
export interface SessionOptions {
  /** The cart of the page: loaded at the start, reloaded at sign-in and sign-out. */
  readonly cart: Pick<CartStore, 'load' | 'refresh' | 'getState' | 'subscribe'>
  readonly messages: BasicMessages
  readonly settings: () => Promise<SessionSettings>
  /** Where something is said on this page. None on a server, which has no screen. */
  readonly notices?: NoticePort | undefined
  /** Where something is said on the next page, when this one is left. */
  readonly flashes?: Flashes | undefined
  /**
   * Told that the sign-in has expired: with what to say of it in the one tab that shall say it, with null in all others
   * (C4.17). For pages that may have to be left first; without it the notices say it.
   */
  readonly onExpired?: ((message: NoticeInput | null) => void) | undefined
  /** Told why signing in or out failed (C8.16); without it the notices are. */
  readonly onError?: ((error: ShopError) => void) | undefined
  /** Keeps variant and groups (C6.04): `segmentCookies(...)`. */
  readonly segment?: SegmentPort | undefined
  /** Its `sessionUuid` is the session id. */
  readonly visitor?: Pick<VisitorStore, 'load' | 'getState'> | undefined
  /** Offers a customer of a restricted group to go elsewhere (C4.08). */
  readonly showRedirect?: ((offer: RedirectOffer) => void) | undefined
  /** Leaves the page, after sign-in and sign-out (C2.25 to C2.27). */
  readonly redirect?: ((path: string) => void) | undefined
  /** Forgets what was answered for the segment before. A failure is only logged (C8.34). */
  readonly resetCache?: (() => void | Promise<void>) | undefined
  /** Sets up the completion of addresses, at the very end of the start (C4.31). */
  readonly addressAutocomplete?: (() => void | Promise<void>) | undefined
  /** A BroadcastChannel: tells other tabs of sign-in, sign-out and expiry, and hears of theirs. */
  readonly channel?: SessionChannel | undefined
  /** Lets one tab at a time prompt: `(run) => navigator.locks.request('vanek-session', run)`. */
  readonly lock?: (<T>(run: () => Promise<T>) => Promise<T>) | undefined
  /** What the server has found out. */
  readonly initial?: SessionSnapshot | undefined
}

/** How signing in went well. */
export interface SignedIn {
  readonly user: User
  /** What became of the guest's cart. */
  readonly cart: CartMerge | null
  /** Where the customer goes next: the path that was asked for, or home (C2.25, C2.26). */
  readonly path: string
}

/** How somebody signs in. */
export interface SignInOptions {
  /** The path to go to afterwards; one of another site is not followed. */
  readonly redirect?: string | null | undefined
  /** Told why it was refused, for a form that says so itself. */
  readonly onRefused?: ((error: ShopError) => void) | undefined
}

/** The verbs of a session. They run one after another, whoever asks for them. */
export interface SessionStore extends Store<SessionState> {
  /** Finds out who is here, in the steps of `startOrder` (C4.18 to C4.32); those that `initial` has done are left out. */
  readonly start: () => Promise<void>
  /** Says that the page was shown to the visitor. */
  readonly notePageView: () => void
  /** Calls the listener once, when the session is loaded, or at once when it is (C4.33, C4.34). */
  readonly onSessionLoaded: (listener: () => void) => () => void
  /** Signs in, in the steps of `signInOrder` (C4.03 to C4.12). false when it was refused (C8.17) or is restricted (C4.09). */
  readonly signIn: (credentials: LoginParams, options?: SignInOptions) => Promise<SignedIn | false>
  /** The same with the token that an operator was given (C4.92); when it is refused, the page is left for home (C4.93). */
  readonly signInWithToken: (token: string, options?: SignInOptions) => Promise<SignedIn | false>
  /** Signs out (C4.13 to C4.15) and goes home (C2.27). false when the back end could not be reached. */
  readonly signOut: () => Promise<boolean>
  /** The customer, asked for once unless forced (C4.16); null for a guest. A refused token is forgotten (C4.17). */
  readonly loadUser: (options?: { readonly force?: boolean }) => Promise<User | null>
  /** Takes over a customer that some other answer brought, as after a change of the profile. */
  readonly receiveUser: (user: User) => void
  /** Says that a call was refused as `unauthorized`. The shopper is told once, whatever the number of tabs. */
  readonly expire: () => void
  /** Finds out anew who is here, as after a page came back from the browser's cache. */
  readonly recheck: () => Promise<void>
  /** What was found out, for the state of a page. */
  readonly snapshot: () => SessionSnapshot
  /** Leaves the other tabs alone. */
  readonly close: () => void
}
