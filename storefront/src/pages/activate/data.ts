import type { ActivateData as Activated } from '@vanek/sdk/newsletter'
import { redirect, redirectDocument } from 'react-router-dom'
import type { VisitorLoader } from '../../lib/page/env.ts'
import { activatePath } from '../../lib/paths/auth.ts'
import { mailedLinks } from '../../lib/session/mailed-links.ts'

export { action } from './action.ts'

/** What the page shows: the question, what was confirmed, or why nothing was. */
export type ActivateData =
  | { readonly state: 'ask'; readonly id: string }
  | {
      readonly state: 'done'
      readonly done: Activated
      /** Whether it has been shown before. */
      readonly again: boolean
    }
  | { readonly state: 'failed'; readonly reason: 'used' | 'expired' }

/** Only looks at the address: nothing is confirmed by following a link (C2.11). The token leaves it before anything is shown. */
export const loader: VisitorLoader<ActivateData> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read what is kept
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, activatePath)
  const asked = links.linkIn(searchParams)
  if (asked) {
    links.add(asked)
    throw redirect(activatePath, 303)
  }
  const kept = searchParams.has('token') ? null : links.newest()
  if (kept?.link) return { state: 'ask', id: kept.id }
  const { end, isShown: again = false } = kept ?? {}
  if (end !== 'account' && end !== 'newsletter') return { state: 'failed', reason: end === 'expired' ? end : 'used' }
  if (kept && !again) links.keep({ ...kept, isShown: true })
  return { state: 'done', done: end, again }
}
