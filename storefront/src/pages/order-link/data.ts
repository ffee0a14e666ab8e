import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'
import { orderLinkPath } from '../../lib/paths/order.ts'

export { action } from './action.ts'

/** A link that is to be opened, or why it cannot be; null for an address without one. */
export type Data = { readonly id: string } | { readonly end: LinkEnd | null }

/**
 * Reads what the link of the mail says. Nothing is opened by that, since programs look at mails too. The token leaves the address
 * before anything is shown, so that it is in no history.
 */
export const loader: VisitorLoader<Data> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read what is kept
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, orderLinkPath)
  const asked = links.linkIn(searchParams)
  if (asked) {
    links.add(asked)
    throw redirect(orderLinkPath, 303)
  }
  const kept = searchParams.has('token') ? null : links.newest()
  return kept?.link ? { id: kept.id } : { end: kept?.end ?? null }
}
