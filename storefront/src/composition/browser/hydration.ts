import * as texts from '#texts/composition/browser'
import { type ConsentChoice, hasConsentDecision } from '@vanek/sdk/overlays'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { withSheets } from '../../lib/page/sheets.ts'
import { firstSign, showing } from '../../lib/browser/later.tsx'
import type { LateStoresHeld } from '../../lib/visitor/late-stores.ts'
import { flashCookie, flashesKey, offerCookie, overlaysKey } from '../../lib/session/cookies.ts'

/**
 * Loads the modules of the current routes into the route table before hydration. With a lazy route that is not loaded
 * yet, React Router would render again instead of hydrating the HTML of the server.
 */
export async function loadShown(routes: RouteObject[], location: { readonly pathname: string }): Promise<void> {
  const lazy = matchRoutes(routes, location)?.filter(({ route }) => route.lazy) ?? []
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, { ...(await route.lazy()), lazy: undefined })
    }),
  )
}

const left = [`${flashCookie}=`, `${offerCookie}=`]

/** Shows the cookie banner, without React. */
async function openCookieBanner(late: LateStoresHeld): Promise<void> {
  const { showCookieBanner } = await withSheets(import('../../frame/overlays/cookie-banner.ts'), 'late')
  const decide = async (choice: ConsentChoice) => {
    const { overlayStoreIn } = await import('../../lib/visitor/overlay-store.ts')
    overlayStoreIn(late).saveConsent(choice)
    // windows wait for the decision
    document.dispatchEvent(new Event(showing))
  }
  showCookieBanner({ consent: null, decide })
}

/**
 * Loads the late part of the frame if there is something to show: stored state of earlier visits, a mode in the URL, or
 * `hasMore` once the visitor has decided about cookies. The cookie banner opens at once: later it would cover what the
 * visitor is reading or about to press.
 *
 * @param hasMore - Whether there may be a window, an offer of another market, or a tool for staff.
 */
export function loadFrameWhenNeeded(hasMore: boolean, late: LateStoresHeld): void {
  const loadFrame = () => document.dispatchEvent(new Event(showing))
  try {
    if (location.search.includes('addToCart=')) loadFrame()
    else if (location.hash.startsWith('#foxentry') || overlaysKey in localStorage || flashesKey in sessionStorage)
      loadFrame()
    else if (left.some((cookie) => document.cookie.includes(cookie))) loadFrame()
    else if (!hasConsentDecision(document.cookie)) void openCookieBanner(late).catch(() => {})
    else if (hasMore) void firstSign.then(loadFrame)
  } catch {
    // a browser without storage has nothing to show
  }
}

/** A sentence and a link home. */
function lastResort(): Node {
  const text = document.createElement('p')
  text.textContent = navigator.onLine ? texts.broken : texts.offline
  const home = document.createElement('a')
  home.href = '/'
  home.textContent = texts.toHome
  const main = document.createElement('main')
  main.className = 'error-page'
  main.append(text, home)
  return main
}

/** Replaces the whole page if even the error screen fails (B2.61). */
export function showLastResort(root: Element): void {
  const show = () => root.replaceChildren(lastResort())
  show()
  // React may clear the page once more, when parts of it that were still loading are given up
  new MutationObserver(() => root.childElementCount === 0 && show()).observe(root, { childList: true })
}
