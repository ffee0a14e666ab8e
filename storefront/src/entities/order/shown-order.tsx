import { bindOrderKey, type OrderKey } from '@vanek/sdk/orders'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageCookies } from '../../lib/page/env.ts'

const cookie = 'vanek_opened'
const seconds = 24 * 60 * 60

/** Records that this browser opened an order by a link, for as long as the browser has access to it. */
export const storeOpenedOrder = (cookies: PageCookies, code: string): void =>
  cookies.set(cookie, code, { maxAgeSeconds: seconds })

/** Whether an order was opened by a link, so it may have been placed elsewhere. */
export const wasOpened = (cookies: PageCookies, code: string): boolean => cookies.get(cookie) === code

/** Form field with the number of the order that the page shows. */
export const shownField = 'order'

/**
 * The order key, limited to the order that the page of the form showed: another tab may have opened another one since.
 */
export const shownIn = <Key extends OrderKey>(form: FormData, order: Key): Key =>
  // a key by id stays one, and one by token too
  bindOrderKey(order, textIn(form, shownField)) as Key

/** Hidden field with the number of the shown order. */
export const ShownOrderField = ({ code }: { readonly code: string }) => (
  <input type="hidden" name={shownField} value={code} />
)
