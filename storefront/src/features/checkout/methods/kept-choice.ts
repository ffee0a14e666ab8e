import type { TextPort } from '@vanek/sdk/storage'
import { browserCookies } from '../../../lib/session/browser-cookies.ts'
import { choiceCookie, choiceCookieAge } from '../../../entities/cart/choice-cookie.ts'

/** The cookie of the choice, as a checkout store in the browser keeps it; the server reads the same one (C4.72). */
export const keptChoice: Pick<TextPort, 'write'> = {
  write: (text) =>
    text === null
      ? browserCookies.remove(choiceCookie)
      : browserCookies.set(choiceCookie, text, { maxAgeSeconds: choiceCookieAge }),
}
