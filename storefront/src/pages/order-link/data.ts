import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { openOrderLookup } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { storeOpenedOrder } from '../../entities/order/shown-order.tsx'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { guestOrderPath, orderLinkPath } from '#market/paths'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'

/** A link that can be opened, or why it cannot; null for a URL without one. */
export type Data = { readonly id: string } | { readonly end: LinkEnd | null }

/**
 * Parses the mailed link. This does not open it, since mail scanners follow links too. The token is removed from the
 * URL before anything is rendered, so that it is not in the history.
 */
export const loader: VisitorLoader<Data> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read the cookie of the link
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, orderLinkPath)
  const link = links.linkIn(searchParams)
  if (link) {
    links.add(link)
    throw redirect(orderLinkPath, 303)
  }
  const stored = searchParams.has('token') ? null : links.newest()
  return stored?.link ? { id: stored.id } : { end: stored?.end ?? null }
}

/** The error if a link could not be opened. */
export interface LinkRefusal {
  readonly text: string
}

const ends: Readonly<Record<string, LinkEnd>> = {
  token_used: 'used',
  token_expired: 'expired',
  token_invalid: 'unknown',
  validation: 'unknown',
}

/**
 * Opens the order of the form's stored link and redirects to it. Posting the form twice opens it once. The result is
 * stored too, so that the page shows it on every load.
 */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const links = mailedLinks(cookies, orderLinkPath)
  const stored = links.named(textIn(await formOf(request), 'link'))
  if (stored?.end === 'order') return redirect(guestOrderPath, 303)
  // it has expired, or another tab has used it
  if (!stored?.link) return redirect(orderLinkPath, 303)
  const answer = await openOrderLookup(shop, stored.link, { idempotencyKey: `lookup-${stored.id}` })
  const end = answer.ok ? 'order' : ends[answer.error.code]
  if (answer.ok) storeOpenedOrder(cookies, answer.data.code)
  if (end) {
    links.keep({ id: stored.id, end })
    return redirect(answer.ok ? guestOrderPath : orderLinkPath, 303)
  }
  links.keep(stored)
  return data<LinkRefusal | null>(answer.ok ? null : { text: errorText(messages, answer.error) }, { status: 422 })
}
