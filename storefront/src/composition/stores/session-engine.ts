import * as texts from '#texts/composition/stores'
import { type Shop, type ShopError, unwrap } from '@vanek/sdk'
import type { CartStore } from '@vanek/sdk/cart'
import { basicMessages } from '#market/messages'
import {
  createFlashMessages,
  errorNotice,
  type FlashMessages,
  type NoticeInput,
  type NoticeStore,
} from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import {
  createSession,
  isFunctionOn,
  segmentCookies,
  type SessionSnapshot,
  type SessionStore,
} from '@vanek/sdk/session'
import { storagePort } from '@vanek/sdk/storage'
import { readyAddressHelp } from '../../entities/address/late-help.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import { moving, showing } from '../../lib/browser/later.tsx'
import type { AnyPage } from '../../lib/page/define-page.ts'
import { browserCookies, cookiePort, expiredCode, flashesKey } from '../../lib/session/cookies.ts'
import { forgetTyped } from '../../lib/session/verifying-cookie.ts'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'
import { makeVisitor } from '../../lib/visitor/visitor.ts'
import { termsPath } from '#market/paths'
import { pageAt } from '../routing/pages.ts'

/** Shows an error; the names of fields are loaded for an error that has one. */
async function showError(notices: NoticeStore, error: ShopError): Promise<void> {
  const named = error.issues[0]?.field
    ? await import('../../lib/texts/named-field.ts').then(
        ({ withNamedField }) => withNamedField(error),
        () => error,
      )
    : error
  notices.show(errorNotice(basicMessages, named))
}

/** The current page. */
export interface ShownPage {
  /** Its declaration. */
  readonly page: () => Pick<AnyPage, 'audience' | 'area'> | undefined
  /** Whether a form of it has unsaved input. */
  readonly hasTyped: () => boolean
  /** Reloads it: a guest is redirected to the sign-in, and back from there. */
  readonly reload: () => void
  /** Deletes stored input of the checkout. */
  readonly forgetTyped: () => void
  /** Loads the parts of it that wait for the first interaction. */
  readonly loadLateParts: () => void
}

/** Stores of messages: for this page, or for the next one. */
interface MessageStores {
  readonly notices: NoticeStore
  readonly flashes: FlashMessages
}

const cartWaits = {
  kind: 'info',
  code: 'cart_waits',
  text: texts.cartWaits,
  durationMs: null,
} satisfies NoticeInput

/** Codes of notices that ask for signing in. */
const askSignIn: readonly (string | undefined)[] = [expiredCode, cartWaits.code]

/**
 * Shows that the session has expired, on the page where it will be read (C4.17). A page of the account is reloaded,
 * which leads to the sign-in. A page with unsaved input stays, since the customer can sign in in another tab and go on.
 */
export const notifyExpired =
  (shown: ShownPage, { notices, flashes }: MessageStores) =>
  (message: NoticeInput | null): void => {
    const leaves = shown.page()?.audience === 'customer' && !shown.hasTyped()
    if (message && leaves) flashes.add(message)
    else if (message) notices.show(message)
    if (leaves) shown.reload()
  }

/**
 * Reloads a page that is not for everyone if it belongs to another customer than the session: after a sign-out in
 * another tab, or when another customer has signed in. Signing in and out in this tab have pages of their own.
 */
export function guardAccount(session: SessionStore, shown: ShownPage, { notices, flashes }: MessageStores): void {
  let { user: owner, ended: before } = session.getState()
  session.subscribe(() => {
    const { user, ended, pending } = session.getState()
    const isOther = owner !== null && user !== null && user.id !== owner.id
    const isOver = ended !== null && ended !== before
    const isBack = user !== null && ended === null
    owner = user ?? owner
    before = ended
    if (isBack) for (const { id, code } of notices.getState()) if (askSignIn.includes(code)) notices.dismiss(id)
    const isNobodys = isOther || (isOver && ended === 'signed_out')
    if (isNobodys) shown.forgetTyped()
    if (pending === 'signIn' || pending === 'signOut') return
    const { audience = 'everyone', area } = shown.page() ?? {}
    // signing out took the cart with it
    if (isOver && ended === 'signed_out' && area === 'checkout') flashes.add(cartWaits)
    if (isNobodys && audience !== 'everyone') shown.reload()
    else if (isOver) shown.loadLateParts()
  })
}

/** Parts of the session of a page. */
export interface SessionParts {
  readonly shop: Shop
  readonly cart: CartStore
  readonly notices: NoticeStore
  readonly late: LateStoresHeld
  /** Data of the frame; without it the session loads the settings. */
  readonly shell: ShellData | undefined
  readonly initial: SessionSnapshot | undefined
}

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) {
    const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(preset, 0)
  }
  // a checkbox has a constant value
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isText && field.value !== field.defaultValue
}

const shownPage: ShownPage = {
  page: () => pageAt(location.pathname),
  hasTyped: () => [...document.querySelectorAll('main :is(input, textarea, select)')].some(isChanged),
  forgetTyped: () => forgetTyped(browserCookies),
  reload: () => location.assign(location.pathname + location.search),
  loadLateParts: () => document.dispatchEvent(new Event(moving)),
}

async function loadSettings(shop: Shop) {
  const { getSettings } = await import('@vanek/sdk/settings')
  return unwrap(await getSettings(shop))
}

async function offerRedirect(late: LateStoresHeld, offer: RedirectOffer): Promise<void> {
  const { overlayStoreIn } = await import('../../lib/visitor/overlay-store.ts')
  overlayStoreIn(late).showRedirect(offer)
  document.dispatchEvent(new Event(showing))
}

/** The session of this browser. Imported if a customer is signed in or signs in, or after the first interaction. */
export function makeSession({ shop, cart, notices, late, shell, initial }: SessionParts): SessionStore {
  const flashes = createFlashMessages({ port: storagePort(() => sessionStorage, flashesKey) })
  const session = createSession(shop, {
    termsPath,
    ...{ cart, notices, flashes, messages: basicMessages },
    onExpired: notifyExpired(shownPage, { notices, flashes }),
    settings: async () => (shell?.whole ? shell.settings : loadSettings(shop)),
    ...(initial && { initial }),
    segment: segmentCookies(cookiePort, { secure: location.protocol === 'https:' }),
    visitor: makeVisitor(),
    ...(isFunctionOn(shell?.settings.functions ?? {}, 'address_validation') && {
      addressAutocomplete: readyAddressHelp,
    }),
    channel: (late.sessionTabs ??= new BroadcastChannel('vanek-session')),
    // available on https and localhost only
    ...('locks' in navigator && { lock: async (run) => navigator.locks.request('vanek-session', run) }),
    onError: (error) => void showError(notices, error),
    redirect: (path) => location.assign(path),
    showRedirect: (offer) => void offerRedirect(late, offer),
  })
  guardAccount(session, shownPage, { notices, flashes })
  session.recordPageView()
  return session
}
