import { cookieIn, cookieText, dayInSeconds } from '../kernel/cookies.ts'
import { consentCookie, consentVersion } from './consent-cookie.ts'

/** The cookies that a visitor allows. Necessary cookies need no consent. */
export interface ConsentChoice {
  /** Whether visits may be measured. */
  readonly analytics: boolean
  /** Whether data may be used for marketing. */
  readonly marketing: boolean
}

/** What a visitor allowed, and when. */
export interface Consent extends ConsentChoice {
  /** When the visitor decided, ISO 8601. */
  readonly at: string
  /** Version of the consent question; the visitor is asked again when it changes. */
  readonly version: number
}

const allowedDays = 365
const refusedDays = 182

/**
 * Reads the cookie consent: `1.10.1763666400000` is the version, analytics and marketing, and the time in milliseconds
 * since 1970.
 *
 * @param cookies - All cookies, as in `document.cookie`.
 * @returns null if there is no consent, or one of an older version.
 */
export function parseConsent(cookies: string): Consent | null {
  const [, version, analytics, marketing, at] =
    /^(\d+)\.([01])([01])\.(\d{1,15})$/.exec(cookieIn(cookies, consentCookie) ?? '') ?? []
  if (Number(version) !== consentVersion) return null
  return {
    analytics: analytics === '1',
    marketing: marketing === '1',
    at: new Date(Number(at)).toISOString(),
    version: consentVersion,
  }
}

/** The consent cookie. It lasts 12 months, or 6 if all was refused; then the visitor is asked again. */
export function consentText({ analytics, marketing }: ConsentChoice, now: number, secure: boolean): string {
  const value = `${consentVersion}.${Number(analytics)}${Number(marketing)}.${now}`
  const maxAge = (analytics || marketing ? allowedDays : refusedDays) * dayInSeconds
  return cookieText(consentCookie, value, { maxAge, secure })
}
