import { type Shop, unwrap } from '@vanek/sdk'
import { storagePort } from '@vanek/sdk/storage'
import type { CartStore } from '@vanek/sdk/cart'
import { errorText } from '@vanek/sdk/i18n'
import { csBasics } from '@vanek/sdk/i18n/cs'
import { createFlashes, type NoticeStore } from '@vanek/sdk/notices'
import type { RedirectOffer } from '@vanek/sdk/overlays'
import { createSession, isOn, segmentCookies, type SessionSnapshot, type SessionStore } from '@vanek/sdk/session'
import { readyAddressHelp } from '../../entities/address/late-help.ts'
import { forgetTyped } from '../../lib/session/verifying-cookie.ts'
import { browserCookies, cookiePort, flashesKey } from '../../lib/session/cookies.ts'
import { moving } from '../../lib/browser/later.tsx'
import { guardAccount, type ShownPage, tellExpired } from './guard-account.ts'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'
import type { ShellData } from '../../entities/shop/load-shell.ts'
import { makeVisitor } from '../../lib/visitor/visitor.ts'
import { termsPath } from '../../market/paths.ts'
import { pageAt } from '../routing/pages.ts'

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
  loadAnew: () => location.assign(location.pathname + location.search),
  wake: () => document.dispatchEvent(new Event(moving)),
}

async function askSettings(shop: Shop) {
  const { getSettings } = await import('@vanek/sdk/settings')
  return unwrap(await getSettings(shop))
}

async function offerRedirect(late: LateStoresHeld, offer: RedirectOffer): Promise<void> {
  const { overlayStoreIn } = await import('../../lib/visitor/overlay-store.ts')
  overlayStoreIn(late).showRedirect(offer)
  document.dispatchEvent(new Event(moving))
}

/** The session of this browser. Imported if a customer is signed in or signs in, or after the first interaction. */
export function makeSession({ shop, cart, notices, late, shell, initial }: SessionParts): SessionStore {
  const flashes = createFlashes({ port: storagePort(() => sessionStorage, flashesKey) })
  const session = createSession(shop, {
    termsPath,
    ...{ cart, notices, flashes, messages: csBasics },
    onExpired: tellExpired(shownPage, { notices, flashes }),
    settings: async () => (shell?.whole ? shell.settings : askSettings(shop)),
    ...(initial && { initial }),
    segment: segmentCookies(cookiePort, { secure: location.protocol === 'https:' }),
    visitor: makeVisitor(),
    ...(isOn(shell?.settings.functions ?? {}, 'address_validation') && { addressAutocomplete: readyAddressHelp }),
    channel: (late.sessionTabs ??= new BroadcastChannel('vanek-session')),
    // available on https and localhost only
    ...('locks' in navigator && { lock: async (run) => navigator.locks.request('vanek-session', run) }),
    // the form shows the field; here its name would only confuse
    onError: (error) => void notices.show({ kind: 'danger', code: error.code, text: errorText(csBasics, error) }),
    redirect: (path) => location.assign(path),
    showRedirect: (offer) => void offerRedirect(late, offer),
  })
  guardAccount(session, shownPage, { notices, flashes })
  session.notePageView()
  return session
}
