import type { PageCookies } from '../../lib/page/env.ts'

const cookie = 'vanek_opened'
const seconds = 24 * 60 * 60

/** Notes that this browser has opened an order by a link, for as long as it has the order. */
export const noteOpened = (cookies: PageCookies, code: string): void =>
  cookies.set(cookie, code, { maxAgeSeconds: seconds })

/** Whether an order was opened by a link: then it need not have been placed in this browser. */
export const wasOpened = (cookies: PageCookies, code: string): boolean => cookies.get(cookie) === code
