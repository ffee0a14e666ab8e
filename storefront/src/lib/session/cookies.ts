import type { CookiePort } from '@vanek/sdk/session'
import type { PageCookies } from '../page/env.ts'

/** Storage key of flash messages. */
export const flashesKey = 'vanek_flashes'
/** Storage key of closed overlays. */
export const overlaysKey = 'vanek_overlays'
/** Cookie for flash messages of the server after a redirect. */
export const flashCookie = 'vanek_flash'
/** Cookie for a redirect offer of the server. */
export const offerCookie = 'vanek_redirect'
/** Code of the message about an expired session. */
export const expiredCode = 'session_expired'

/** Storage key of the visitor. */
export const visitorKey = 'vanek_visitor'

/** The browser's cookies as a `CookiePort` of the SDK. */
export const cookiePort: CookiePort = {
  read: () => document.cookie,
  write: (text) => {
    // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not everywhere yet
    document.cookie = text
  },
}

const read = (name: string): string | undefined => {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  try {
    return pair && decodeURIComponent(pair.slice(start.length))
  } catch {
    // not a value that this code wrote
    return undefined
  }
}

const write = (name: string, value: string, maxAgeSeconds?: number) => {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // eslint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`
}

/** The browser's cookies that scripts can read. */
export const browserCookies: PageCookies = {
  get: read,
  set: (name, value, { maxAgeSeconds } = {}) => write(name, value, maxAgeSeconds),
  remove: (name) => write(name, '', 0),
}
