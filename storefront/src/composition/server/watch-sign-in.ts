import { csBasics } from '@vanek/sdk/i18n/cs'
import { cookieFlashes, redirectOffer } from '../../lib/session/cookie-flashes.ts'
import type { VisitorEnv } from '../../lib/page/env.ts'
import { expiredCode } from '../../lib/session/cookies.ts'

// where customers sign out and where they close their account
const leaving = new Set(['/prihlasit', '/uzivatel/zruseni-uctu'])

/**
 * Records whether a customer is signed in before a page is rendered. The returned function runs after rendering: if the
 * back end rejected the token (C4.17), it leaves a flash message for the browser. The page itself is then already that
 * of a guest, or a redirect to the sign-in.
 */
export function watchSignIn({ shop, cookies }: VisitorEnv, { method, url }: Request): () => void {
  const { tokens } = shop.config
  const isLeaving = method !== 'GET' && leaving.has(new URL(url).pathname)
  if (isLeaving || !tokens.has('auth')) return () => undefined
  return () => {
    // a restricted customer gets a message of their own
    if (tokens.has('auth') || redirectOffer.peek(cookies)) return
    const { unauthorized: text } = csBasics
    cookieFlashes(cookies).add({ kind: 'warning', code: expiredCode, text, durationMs: null })
  }
}
