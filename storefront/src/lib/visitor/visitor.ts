import { consentIn } from '@vanek/sdk/overlays'
import { createVisitorStore, utmCookie, utmCookieName, type UtmPort, type VisitorStore } from '@vanek/sdk/session'
import { storagePort } from '@vanek/sdk/storage'
import { visitorKey } from '../browser/kept-keys.ts'
import { cookiePort } from '../session/browser-cookies.ts'

/** Where the campaign is kept that the visitor came by (C9.25): the cookie is for whoever lets visits or ads be measured. */
export const browserUtm = (): UtmPort =>
  utmCookie({
    cookies: cookiePort,
    tab: storagePort(() => sessionStorage, utmCookieName),
    allowed() {
      const consent = consentIn(document.cookie)
      return consent && (consent.analytics || consent.marketing)
    },
    secure: location.protocol === 'https:',
  })

/** What this browser remembers of its visitor; loaded late, because no page is drawn with it (B4.30). */
export const makeVisitor = (): VisitorStore =>
  createVisitorStore({ port: storagePort(() => localStorage, visitorKey), utm: browserUtm() })
