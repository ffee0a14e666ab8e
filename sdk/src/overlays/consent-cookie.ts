/** Name of the cookie that stores the consent. */
export const consentCookie = 'vanek_consent'

/** Increased when the question changes, so that every visitor is asked again. */
export const consentVersion = 1

/**
 * Whether the visitor has answered the cookie consent, so that its code need not be loaded. Tiny on purpose: for the
 * first script of a page.
 *
 * @param cookies - All cookies, as in `document.cookie`.
 */
export const hasConsentDecision = (cookies: string): boolean =>
  `; ${cookies}`.includes(`; ${consentCookie}=${consentVersion}.`)
