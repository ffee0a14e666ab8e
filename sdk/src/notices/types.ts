import type { Store } from '../kernel/store.ts'

export type NoticeKind = 'success' | 'info' | 'warning' | 'danger'

/** A short message to the shopper that goes away by itself. */
export interface Notice {
  readonly id: string
  readonly kind: NoticeKind
  readonly title?: string
  readonly text: string
  /** What it is about, like `item_added`, so that a screen can add a link to it. */
  readonly code?: string
  readonly about?: string | number
  /** How long it stays; null for until dismissed. */
  readonly durationMs: number | null
}

export interface NoticeInput {
  readonly kind: NoticeKind
  /** A few words above the text. */
  readonly title?: string
  readonly text: string
  readonly code?: string
  /** Tells notices of the same words apart that speak of different things; else the newer replaces the older. */
  readonly about?: string | number
  /** 5000 unless told (B9.07); null keeps it until it is dismissed. */
  readonly durationMs?: number | null
}

/** What a room needs that only wants to say something. */
export interface NoticePort {
  /** Shows a notice; answers its id. */
  readonly show: (notice: NoticeInput) => string
}

/** Notices on the screen, oldest first, at most four. */
export interface NoticeStore extends NoticePort, Store<readonly Notice[]> {
  readonly dismiss: (id: string) => void
  /** Stops all notices from going away, while the shopper points at them or tabs through them. */
  readonly hold: () => void
  /** Lets them go again; each stays for its whole time once more. */
  readonly release: () => void
}
