import { parseConsent } from '@vanek/sdk/overlays'
import { createVisitorStore, utmCookie, utmCookieName, type UtmPort, type VisitorStore } from '@vanek/sdk/session'
import { storagePort } from '@vanek/sdk/storage'
import { visitorKey, cookiePort } from '../session/cookies.ts'

/** Storage of the visitor's campaign (C9.25): the cookie is written only with consent to analytics or ads. */
export const browserUtm = (): UtmPort =>
  utmCookie({
    cookies: cookiePort,
    tab: storagePort(() => sessionStorage, utmCookieName),
    allowed() {
      const consent = parseConsent(document.cookie)
      return consent && (consent.analytics || consent.marketing)
    },
    secure: location.protocol === 'https:',
  })

/** The stored data of this browser's visitor; loaded late, because no page is rendered with it (B4.30). */
export const makeVisitor = (): VisitorStore =>
  createVisitorStore({ port: storagePort(() => localStorage, visitorKey), utm: browserUtm() })
