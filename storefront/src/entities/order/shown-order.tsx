import { heldTo, type OrderKey } from '@vanek/sdk/orders'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageCookies } from '../../lib/page/env.ts'

const cookie = 'vanek_opened'
const seconds = 24 * 60 * 60

/** Notes that this browser has opened an order by a link, for as long as it has the order. */
export const noteOpened = (cookies: PageCookies, code: string): void =>
  cookies.set(cookie, code, { maxAgeSeconds: seconds })

/** Whether an order was opened by a link: then it need not have been placed in this browser. */
export const wasOpened = (cookies: PageCookies, code: string): boolean => cookies.get(cookie) === code

/** The field by which a form tells the number of the order that its page shows. */
export const shownField = 'order'

/** The same order, held to what the page of a posted form showed: another tab may have opened another one since. */
export const shownIn = (form: FormData, order: OrderKey): OrderKey => heldTo(order, textIn(form, shownField))

/** Tells with a form which order its page shows. */
export const ShownOrderField = ({ code }: { readonly code: string }) => (
  <input type="hidden" name={shownField} value={code} />
)
