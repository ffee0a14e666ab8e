import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { resetPath } from '../../lib/paths/auth.ts'
import { mailedLinks } from '../../lib/session/mailed-links.ts'

export { action } from './action.ts'

/** What there is to do: type a password for an account, read that it is set, or ask for another link. */
export type Data =
  | { readonly state: 'form'; readonly id: string; readonly email: string }
  | { readonly state: 'done' | 'dead' }

/** Reads what the link of the mail says (C2.10). The token leaves the address before anything is shown, so that it is in no history. */
export const loader: VisitorLoader<Data> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read what is kept
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, resetPath)
  const asked = links.linkIn(searchParams)
  if (asked) {
    links.add(asked)
    throw redirect(resetPath, 303)
  }
  const kept = searchParams.has('token') ? null : links.newest()
  if (kept?.link) return { state: 'form', id: kept.id, email: kept.link.email }
  return { state: kept?.end === 'password' ? 'done' : 'dead' }
}
