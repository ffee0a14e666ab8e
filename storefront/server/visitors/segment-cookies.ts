import { sessionCookies } from '@vanek/sdk/server'
import { currencyCookie, displayBothCookie, displayVATCookie } from '../../src/lib/page/price-display.ts'
import { envCookie } from './env-cookie.ts'

/** Cookies that a visitor's own choice is in, and that of the panel for administrators. */
const chosen = [currencyCookie, displayVATCookie, displayBothCookie, envCookie] as const

/** Reads one of them; a page that is kept for many is told of no other cookie. */
export type ChosenCookie = (name: (typeof chosen)[number]) => string | undefined

/**
 * Tells by their cookies who is shown what all guests are: whoever has no token of a customer and has chosen nothing but
 * the currency of guests. With `asksFirst` a guest whose currency nobody knows yet is not among them.
 */
export function guestTest(currency: string, asksFirst: boolean): (cookies: string | undefined) => boolean {
  const names = [sessionCookies.auth, ...chosen].map((name) =>
    name === currencyCookie ? `${name}=(?!${currency}(?:;|$))` : `${name}=`,
  )
  const tellsApart = new RegExp(names.join('|'))
  const isKnown = (cookies: string) => !asksFirst || cookies.includes(`${currencyCookie}=`)
  return (cookies) => (cookies ? !tellsApart.test(cookies) && isKnown(cookies) : !asksFirst)
}
