import { hasConsentDecision } from '@vanek/sdk/overlays'
import { flashCookie, flashesKey, offerCookie, overlaysKey } from '../../lib/browser/kept-keys.ts'
import { moving } from '../../lib/browser/later.tsx'

const askingPauseMs = 3_000

const left = [`${flashCookie}=`, `${offerCookie}=`]

/**
 * Wakes the late parts without an interaction if there is something to show: stored state of earlier visits, a mode in
 * the URL, or the cookie banner, which waits until the page has loaded.
 */
export function wakeWhenNeeded(): void {
  const wake = () => document.dispatchEvent(new Event(moving))
  try {
    if (location.search.includes('addToCart=')) wake()
    else if (location.hash.startsWith('#foxentry') || overlaysKey in localStorage || flashesKey in sessionStorage)
      wake()
    else if (left.some((cookie) => document.cookie.includes(cookie))) wake()
    else if (!hasConsentDecision(document.cookie)) setTimeout(wake, askingPauseMs)
  } catch {
    // a browser without storage has nothing to show
  }
}
