import { paymentStep, type PaymentStart } from '@vanek/sdk/integrations/payment'
import { redirect, redirectDocument } from 'react-router-dom'
import { finishedPath } from '#market/paths'
import type { PageCookies, VisitorEnv } from '../../lib/page/env.ts'
import { paymentPath, widgetPath } from '../../lib/paths/checkout.ts'
import { safeHref } from '../../ui/safe-href.ts'

const cookie = 'vanek_paying'
const seconds = 3600

/**
 * A redirect to where an order is paid: the page of the provider's widget, for a browser with scripts; the provider's
 * own page; or the placed order, when nothing is paid online. With an invalid URL to the page that waits for the
 * payment.
 *
 * @param own the id of an order that the customer pays from the account, or `current` for the page of an order without
 * one; the visitor returns there
 */
export async function toPayment(
  start: PaymentStart,
  { cookies, server }: Pick<VisitorEnv, 'cookies' | 'server'>,
  own: string | null = null,
): Promise<Response> {
  // a form that came to the server came without scripts
  const known = start.widget && !server ? Object.keys((await import('../../lib/ports/payment.ts')).paymentWidgets) : []
  const step = paymentStep(start, known)
  if (step.kind === 'none') return redirectDocument(finishedPath, 303)
  if (own === null) cookies.remove(cookie)
  else cookies.set(cookie, own, { maxAgeSeconds: seconds })
  if (step.kind === 'widget') return redirectDocument(widgetPath(step.provider), 303)
  return redirect(safeHref(step.redirectUrl) ?? paymentPath, 303)
}

/** The order that is being paid from its page: its id in the account, or `current`. */
export function readPayingOrder(cookies: PageCookies): string | null {
  const id = cookies.get(cookie)
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : null
}

/** The same, and removes it. */
export function takePayingOrder(cookies: PageCookies): string | null {
  const own = readPayingOrder(cookies)
  if (cookies.get(cookie) !== undefined) cookies.remove(cookie)
  return own
}
