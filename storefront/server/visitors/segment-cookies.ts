import { sessionCookies } from '@vanek/sdk/server'
import { currencyCookie, displayBothCookie, displayVATCookie } from '../../src/lib/page/price-display.ts'
import { envCookie } from './env-cookie.ts'
import { wroteCookie } from './wrote-cookie.ts'

/** Cookies that store the choices of the visitor and of the admin panel. */
const chosen = [currencyCookie, displayVATCookie, displayBothCookie, envCookie] as const

/** Reads one of these cookies; a page that is cached for many has access to no other cookie. */
export type ChosenCookie = (name: (typeof chosen)[number]) => string | undefined

/**
 * Returns a test by cookies whether a visitor sees the pages of all guests: without the token of a customer, with no
 * choice but the currency of guests, and without a change of their own to this page. With `requiresCurrency`, a guest
 * without a currency does not.
 */
export function guestTest(currency: string, requiresCurrency: boolean): (cookies: string | undefined) => boolean {
  const names = [sessionCookies.auth, ...chosen, wroteCookie].map((name) =>
    name === currencyCookie ? `${name}=(?!${currency}(?:;|$))` : `${name}=`,
  )
  const hasChoice = new RegExp(names.join('|'))
  const isKnown = (cookies: string) => !requiresCurrency || cookies.includes(`${currencyCookie}=`)
  return (cookies) => (cookies ? !hasChoice.test(cookies) && isKnown(cookies) : !requiresCurrency)
}
