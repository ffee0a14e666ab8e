import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import type { ConfirmEnd } from './confirm-email.tsx'
import { confirmEmailPath } from '../../lib/paths/auth.ts'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'

export { action } from './action.ts'

/** What the page shows: the question, or how it ended. */
export type Data = { readonly id: string } | { readonly end: ConfirmEnd }

const isOurs = (end: LinkEnd | undefined): end is ConfirmEnd => end === 'expired' || end?.startsWith('email_') === true

/** Only looks at the address: nothing is confirmed by following a link (A7.11). The token leaves it before anything is shown. */
export const loader: VisitorLoader<Data> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read what is kept
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, confirmEmailPath)
  const asked = links.linkIn(searchParams)
  if (asked) {
    links.add(asked)
    throw redirect(confirmEmailPath, 303)
  }
  const kept = searchParams.has('token') ? null : links.newest()
  if (kept?.link) return { id: kept.id }
  return { end: isOurs(kept?.end) ? kept.end : 'used' }
}
