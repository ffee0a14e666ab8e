import type { User } from '../../account/types.ts'
import type { CartMerge, LoginParams } from '../../auth/types.ts'
import type { CartStore } from '../../cart/store-types.ts'
import type { BasicMessages } from '../../i18n/messages.ts'
import type { ShopError } from '../../kernel/errors.ts'
import type { Result } from '../../kernel/result.ts'
import type { Store } from '../../kernel/store.ts'
import type { FlashMessages } from '../../notices/flashes.ts'
import type { NoticeInput, NoticePort } from '../../notices/types.ts'
import type { RedirectOffer } from '../../overlays/types.ts'
import type { SegmentPort } from '../../session/segment-cookies.ts'
import type { VisitorStore } from '../../session/visitor-store.ts'
import type { ShopSettings } from '../../settings/types.ts'
import type { StartStep } from './step-names.ts'
import type { TabChannel } from '../../kernel/tab-channel.ts'

/** State of a session. */
export interface SessionState {
  /** `unknown` until the session has started, and while loading the customer fails. */
  readonly status: 'unknown' | 'guest' | 'customer'
  /** The signed-in customer; null for a guest and while the status is `unknown`. */
  readonly user: User | null
  /** Whether the user was requested, signed in or not. */
  readonly userFetched: boolean
  /** 24 hexadecimal digits; null until the session has started. */
  readonly sessionId: string | null
  /** Path of the terms and conditions. */
  readonly termsPath: string | null
  /** Price variant: of the customer, else the stored one, else the default of the shop; empty without any. */
  readonly userVariant: string
  /** Customer groups of the visitor; empty if there are none. */
  readonly userGroups: readonly string[]
  /** Key of the prices that variant and groups select; empty until they are known. */
  readonly priceVariant: string
  /** Loyalty credits; 0 unless the function is on. */
  readonly credits: number
  /** Whether page view, cart and user are all loaded. */
  readonly sessionLoaded: boolean
  /** Why the customer is no longer signed in; null if one is, or none was. If the reason is not known, `signed_out`. */
  readonly ended: 'signed_out' | 'expired' | null
  /** Why the customer could not be read, at the start or later; null once it is known who the visitor is. */
  readonly error: ShopError | null
  /** Operation in progress; null if there is none. */
  readonly pending: 'start' | 'signIn' | 'signOut' | null
}

/** Settings of the shop that a session needs; part of `ShopSettings`. */
export type SessionSettings = Pick<
  ShopSettings,
  'functions' | 'variantHash' | 'restrictedGroups' | 'restrictedRedirect'
>

/** State of a session that the server passes to the browser. It is JSON and contains no token. */
export interface SessionSnapshot {
  /** Steps that are not repeated. */
  readonly done: readonly StartStep[]
  /** The signed-in customer; null for a guest or if not known. */
  readonly user: User | null
  /** Loyalty credits of the customer; 0 for a guest. */
  readonly credits: number
  /** Price variant of the visitor; empty without one. */
  readonly userVariant: string
  /** Customer groups of the visitor; empty if there are none. */
  readonly userGroups: readonly string[]
  /** Session id, 24 hexadecimal digits; null if the session has not started. */
  readonly sessionId: string | null
  /** Path of the terms and conditions; null if the session has not started, or has none. */
  readonly termsPath: string | null
}

/** Options of {@link createSession}. Only cart, messages and settings are required; others turn on a feature each. */
export interface SessionOptions {
  /** The cart of the page: loaded at the start, reloaded at sign-in and sign-out. */
  readonly cart: Pick<CartStore, 'load' | 'refresh' | 'getState' | 'subscribe'>
  /** Texts of the notices. */
  readonly messages: BasicMessages
  /** Reads the settings of the shop. If it rejects, the session goes on without restrictions and loyalty credits. */
  readonly settings: () => Promise<SessionSettings>
  /** Path of the terms and conditions of the shop, for its forms. */
  readonly termsPath?: string | undefined
  /** Shows notices on this page. Leave it out on a server. */
  readonly notices?: NoticePort | undefined
  /** Stores notices to show on the next page, if this one is left. */
  readonly flashes?: FlashMessages | undefined
  /**
   * Called when the sign-in has expired: with the notice to show in one of the tabs, with null in all others.
   * For pages that have to be left first. Without it, the session shows the notice itself.
   */
  readonly onExpired?: ((message: NoticeInput | null) => void) | undefined
  /** Called when signing in or out failed. Without it, a notice is shown. */
  readonly onError?: ((error: ShopError) => void) | undefined
  /** Stores variant and groups: `segmentCookies(...)`. */
  readonly segment?: SegmentPort | undefined
  /** Store of the visitor; its `sessionUuid` is used as the session id. */
  readonly visitor?: Pick<VisitorStore, 'load' | 'getState'> | undefined
  /** Shows a customer of a restricted group an offer to go to another page. */
  readonly showRedirect?: ((offer: RedirectOffer) => void) | undefined
  /** Goes to another path after sign-in and sign-out. */
  readonly redirect?: ((path: string) => void) | undefined
  /** Clears data cached for the previous visitor or prices. A failure is only logged. */
  readonly resetCache?: (() => void | Promise<void>) | undefined
  /** Sets up address completion, as the last step of the start. */
  readonly addressAutocomplete?: (() => void | Promise<void>) | undefined
  /** A `BroadcastChannel` that synchronizes sign-in, sign-out and expiry between tabs. */
  readonly channel?: TabChannel | undefined
  /** Lets one tab at a time show a prompt: `(run) => navigator.locks.request('vanek-session', run)`. */
  readonly lock?: (<T>(run: () => Promise<T>) => Promise<T>) | undefined
  /** Snapshot of the session on the server. */
  readonly initial?: SessionSnapshot | undefined
}

/** Result of a successful sign-in. */
export interface SignedIn {
  /** The customer who has signed in. */
  readonly user: User
  /** What happened to the lines of the guest cart; null if there was no guest cart, or an empty one. */
  readonly cart: CartMerge | null
  /** Path to go to next: the requested one, or home. */
  readonly path: string
}

/** Options of `signIn` and `signInWithToken`. */
export interface SignInOptions {
  /** Path to go to afterwards; an address of another site is ignored. */
  readonly redirect?: string | null | undefined
  /** Whether no notice is shown on a failure, because the form shows it. @defaultValue false */
  readonly silent?: boolean | undefined
}

/** A session. Its operations run one after another. Created by {@link createSession}. */
export interface SessionStore extends Store<SessionState> {
  /**
   * Starts the session in the steps of `startOrder`, without those in `initial.done`. If the customer cannot be read, the
   * status stays `unknown` and `error` says why; `recheck` tries again.
   */
  readonly start: () => Promise<void>
  /** Call when the page is shown to the visitor. */
  readonly recordPageView: () => void
  /** Calls the listener once when the session is loaded, or at once if it already is. */
  readonly onSessionLoaded: (listener: () => void) => () => void
  /**
   * Signs in, in the steps of `signInOrder`. Fails with `credentials_invalid`, `not_activated`, `customer_restricted` for a
   * customer of a restricted group, or a `TransportCode`.
   */
  readonly signIn: (credentials: LoginParams, options?: SignInOptions) => Promise<Result<SignedIn>>
  /** Signs in with the token of an operator. If it is rejected, goes home. */
  readonly signInWithToken: (token: string, options?: SignInOptions) => Promise<Result<SignedIn>>
  /** Signs out and goes home. Fails if the back end could not be reached. */
  readonly signOut: () => Promise<Result<null>>
  /** Loads the customer once, or again with `force`; null for a guest. Deletes a rejected token. */
  readonly loadUser: (options?: { readonly force?: boolean }) => Promise<User | null>
  /** Replaces the customer by one from another response, for example after a change of the profile. */
  readonly receiveUser: (user: User) => void
  /** Call when a request was rejected as `unauthorized`. A notice is shown in one tab only. */
  readonly expire: () => void
  /** Loads the customer again, for example after the page was restored from the browser's cache. */
  readonly recheck: () => Promise<void>
  /** The snapshot to pass to the browser as `initial`. */
  readonly snapshot: () => SessionSnapshot
  /** Closes the channel to the other tabs. */
  readonly close: () => void
}
