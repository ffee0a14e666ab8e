import type { Flashes, NoticeInput, NoticeStore } from '@vanek/sdk/notices'
import type { SessionStore } from '@vanek/sdk/session'
import type { AnyPage } from '../../lib/page/define-page.ts'
import { expiredCode } from '../../lib/session/cookies.ts'

/** The current page. */
export interface ShownPage {
  /** Its declaration. */
  readonly page: () => Pick<AnyPage, 'audience' | 'area'> | undefined
  /** Whether a form of it has unsaved input. */
  readonly hasTyped: () => boolean
  /** Reloads it: a guest is redirected to the sign-in, and back from there. */
  readonly loadAnew: () => void
  /** Deletes stored input of the checkout. */
  readonly forgetTyped: () => void
  /** Loads the parts of it that wait for the first interaction. */
  readonly wake: () => void
}

/** Where messages go: to this page, or to the next one. */
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
 * Shows that the session has expired, on the page where it will be read (C4.17). A page of the account is reloaded,
 * which leads to the sign-in. A page with unsaved input stays, since the customer can sign in in another tab and go on.
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
 * Reloads a page that is not for everyone if it belongs to another customer than the session: after a sign-out in
 * another tab, or when another customer has signed in. Signing in and out in this tab have pages of their own.
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
    // signing out took the cart with it
    if (isOver && ended === 'signed_out' && area === 'checkout') flashes.add(cartWaits)
    if (isNobodys && audience !== 'everyone') shown.loadAnew()
    else if (isOver) shown.wake()
  })
}
