/** Name of the cookie that keeps what a visitor allowed. */
export const consentCookie = 'vanek_consent'

/** Raised when what is asked for changes, so that everybody is asked anew. */
export const consentVersion = 1

/**
 * Whether the cookies of a visitor tell that the question is answered already, so that its code need not be loaded.
 * Tiny on purpose: for the first script of a page.
 */
export const hasDecided = (cookies: string): boolean => `; ${cookies}`.includes(`; ${consentCookie}=${consentVersion}.`)
