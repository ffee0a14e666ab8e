import { csBasics } from '@vanek/sdk/i18n/cs'
import { cookieFlashes, redirectOffer } from '../../lib/session/cookie-flashes.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { expiredCode } from '../../lib/browser/kept-keys.ts'

// where customers sign out, and where they end their account
const leaving = new Set(['/prihlasit', '/uzivatel/zruseni-uctu'])

/**
 * Notes who is signed in before a page is made. Called when it is made, what it answers leaves word for the browser if
 * the back end knew the token no more (C4.17): the page itself is already that of a guest, or leads to signing in.
 */
export function watchSignIn({ shop, cookies }: VisitorEnv, { method, url }: Request): () => void {
  const { tokens } = shop.config
  const isLeaving = method !== 'GET' && leaving.has(new URL(url).pathname)
  if (isLeaving || !tokens.has('auth')) return () => undefined
  return () => {
    // whoever is of a restricted group is told so
    if (tokens.has('auth') || redirectOffer.peek(cookies)) return
    const { unauthorized: text } = csBasics
    cookieFlashes(cookies).add({ kind: 'warning', code: expiredCode, text, durationMs: null })
  }
}
