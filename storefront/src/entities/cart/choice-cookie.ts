import {
  type CheckoutCountries,
  parseCheckoutChoice,
  parseCheckoutCountries,
  type PartialChoice,
  serializeCheckoutChoice,
} from '@vanek/sdk/checkout'
import type { PageCookies } from '../../lib/page/env.ts'

export const choiceCookie = 'vanek_checkout'
/** A week, in seconds. */
export const choiceCookieAge = 7 * 24 * 60 * 60

/** The stored choice: shipper, branch, payment, delivery time and gifts; ids only. */
export const readChoice = (cookies: PageCookies): PartialChoice => parseCheckoutChoice(cookies.get(choiceCookie))

/** The countries of delivery and billing stored with the choice. */
export const readCountries = (cookies: PageCookies): CheckoutCountries =>
  parseCheckoutCountries(cookies.get(choiceCookie))

/**
 * Stores a complete or partial choice for a reload, the next step and the next order (C4.72); stored countries stay.
 */
export const keepChoice = (cookies: PageCookies, choice: PartialChoice): void =>
  cookies.set(choiceCookie, serializeCheckoutChoice(choice, readCountries(cookies)), { maxAgeSeconds: choiceCookieAge })

/** Stores the chosen gifts (C4.80); the rest of the choice stays. */
export const keepGifts = (cookies: PageCookies, gifts: readonly number[]): void =>
  keepChoice(cookies, { ...readChoice(cookies), gifts })
