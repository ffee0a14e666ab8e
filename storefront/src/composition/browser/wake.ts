import { hasDecided } from '@vanek/sdk/overlays'
import { flashCookie, flashesKey, offerCookie, overlaysKey } from '../../lib/browser/kept-keys.ts'
import { moving } from '../../lib/browser/later.tsx'

const askingPauseMs = 3_000

const left = [`${flashCookie}=`, `${offerCookie}=`]

/**
 * Wakes the late parts without a sign where there is something to show: what this browser keeps of earlier visits, a mode
 * that the address asks for, or the question about cookies, which waits until the page is read.
 */
export function wakeWhenNeeded(): void {
  const wake = () => document.dispatchEvent(new Event(moving))
  try {
    if (location.search.includes('addToCart=')) wake()
    else if (location.hash.startsWith('#foxentry') || overlaysKey in localStorage || flashesKey in sessionStorage)
      wake()
    else if (left.some((cookie) => document.cookie.includes(cookie))) wake()
    else if (!hasDecided(document.cookie)) setTimeout(wake, askingPauseMs)
  } catch {
    // a browser that keeps nothing has nothing to show
  }
}
