import type { Flashes, NoticeInput, NoticeStore } from '@vanek/sdk/notices'
import type { SessionStore } from '@vanek/sdk/session'
import type { AnyPage } from '../../lib/page/define-page.ts'
import { expiredCode } from '../../lib/browser/kept-keys.ts'

/** The page that is on the screen. */
export interface ShownPage {
  /** How it is declared. */
  readonly page: () => Pick<AnyPage, 'audience' | 'area'> | undefined
  /** Whether somebody has typed into it. */
  readonly hasTyped: () => boolean
  /** Asks for it once more: a guest is led to signing in, and from there back. */
  readonly loadAnew: () => void
  /** Forgets what was typed into the checkout. */
  readonly forgetTyped: () => void
  /** Brings the parts of it that wait for the visitor's first sign. */
  readonly wake: () => void
}

/** Where something is said: here, or on the page that comes next. */
export interface Said {
  readonly notices: NoticeStore
  readonly flashes: Flashes
}

const cartWaits: NoticeInput = {
  kind: 'info',
  text: 'Odhlásili jste se. Zboží v košíku na vás čeká, až se zase přihlásíte.',
  durationMs: null,
}

/**
 * Says that the sign-in has expired, where it will be read (C4.17). A page of the account is left for signing in; one that
 * somebody has typed into stays, since they may sign in beside it and go on.
 */
export const tellExpired =
  (shown: ShownPage, { notices, flashes }: Said) =>
  (message: NoticeInput | null): void => {
    const leaves = shown.page()?.audience === 'customer' && !shown.hasTyped()
    if (message && leaves) flashes.add(message)
    else if (message) notices.show(message)
    if (leaves) shown.loadAnew()
  }

/**
 * Loads a page that is not for everyone anew when it is not of who is here now: after a sign-out elsewhere, and when
 * another customer has signed in, however long after. Signing in and out here lead to a page of their own.
 */
export function guardAccount(session: SessionStore, shown: ShownPage, { notices, flashes }: Said): void {
  let { user: owner, ended: before } = session.getState()
  session.subscribe(() => {
    const { user, ended, pending } = session.getState()
    const isOther = owner !== null && user !== null && user.id !== owner.id
    const isOver = ended !== null && ended !== before
    const isBack = user !== null && before === 'expired'
    owner = user ?? owner
    before = ended
    if (isBack) for (const { id, code } of notices.getState()) if (code === expiredCode) notices.dismiss(id)
    const isNobodys = isOther || (isOver && ended === 'signed_out')
    if (isNobodys) shown.forgetTyped()
    if (pending === 'signIn' || pending === 'signOut') return
    const { audience = 'everyone', area } = shown.page() ?? {}
    // their cart has gone with them
    if (isOver && ended === 'signed_out' && area === 'checkout') flashes.add(cartWaits)
    if (isNobodys && audience !== 'everyone') shown.loadAnew()
    else if (isOver) shown.wake()
  })
}
