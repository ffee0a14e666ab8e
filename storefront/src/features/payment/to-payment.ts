import { redirect } from 'react-router-dom'
import type { PageCookies } from '../../lib/page/env.ts'
import { paymentPath } from '../../lib/paths/checkout.ts'
import { safeHref } from '../../ui/safe-href.ts'

const cookie = 'vanek_paying'
const seconds = 3600

/**
 * A redirect to the payment provider; with an invalid URL to the page that waits for the payment.
 *
 * @param own the id of an order that the customer pays from the account, or `current` for the page of an order without
 * one; the visitor returns there
 */
export function toPayment(address: string, cookies: PageCookies, own: string | null = null): Response {
  if (own === null) cookies.remove(cookie)
  else cookies.set(cookie, own, { maxAgeSeconds: seconds })
  return redirect(safeHref(address) ?? paymentPath, 303)
}

/** Returns the order that is being paid from its page and removes it: its id in the account, or `current`. */
export function takePaying(cookies: PageCookies): string | null {
  const id = cookies.get(cookie)
  if (id !== undefined) cookies.remove(cookie)
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : null
}
