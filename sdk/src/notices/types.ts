import type { Store } from '../kernel/store.ts'

/** Severity of a notice; `danger` is an error. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'danger'

/** A short message to the shopper that closes by itself. */
export interface Notice {
  /** Unique id within its store, for `dismiss`. */
  readonly id: string
  /** Severity of the notice. */
  readonly kind: NoticeKind
  /** A few words above the text. */
  readonly title?: string
  /** Text of the notice for the shopper. */
  readonly text: string
  /** Code of the event, like `item_added`, so that a screen can add a link. */
  readonly code?: string
  /** Id of what the notice is about, as given to `show`. */
  readonly about?: string | number
  /** How long the notice stays, in milliseconds; null until it is dismissed. */
  readonly durationMs: number | null
}

/** A notice to show, for `show` of {@link NoticePort}. */
export interface NoticeInput {
  /** Severity of the notice. */
  readonly kind: NoticeKind
  /** A few words above the text. */
  readonly title?: string
  /** Text of the notice for the shopper. */
  readonly text: string
  /** Code of the event, like `item_added`, so that a screen can add a link. */
  readonly code?: string
  /** Id of what the notice is about. A notice with the same kind, text and id replaces the older one. */
  readonly about?: string | number
  /**
   * How long the notice stays, in milliseconds; null until it is dismissed.
   *
   * @defaultValue 5000
   */
  readonly durationMs?: number | null
}

/** Shows notices. Stores of the SDK take one to report what happened. */
export interface NoticePort {
  /** Shows a notice and returns its id. */
  readonly show: (notice: NoticeInput) => string
}

/** Notices on the screen, oldest first, at most four. */
export interface NoticeStore extends NoticePort, Store<readonly Notice[]> {
  /** Removes a notice at once; an unknown id is ignored. */
  readonly dismiss: (id: string) => void
  /** Pauses the timers of all notices, while the shopper hovers or focuses them. */
  readonly pause: () => void
  /** Resumes their timers; each notice stays for its whole time again. */
  readonly resume: () => void
}
