import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { activate, type ActivateData as Activated } from '@vanek/sdk/newsletter'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { activatePath } from '#market/paths'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'

/** Loader data: the form to confirm, the confirmed thing, or why nothing was confirmed. */
export type ActivationData =
  | { readonly state: 'confirm'; readonly id: string }
  | {
      readonly state: 'done'
      readonly done: Activated
      /** Whether it was shown before. */
      readonly again: boolean
    }
  | { readonly state: 'failed'; readonly reason: 'used' | 'expired' }

/**
 * Only parses the URL: following a link confirms nothing (C2.11). The token is removed from the URL before anything is
 * rendered.
 */
export const loader: VisitorLoader<ActivationData> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read the cookie of the link
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, activatePath)
  const link = links.linkIn(searchParams)
  if (link) {
    links.add(link)
    throw redirect(activatePath, 303)
  }
  const stored = searchParams.has('token') ? null : links.newest()
  if (stored?.link) return { state: 'confirm', id: stored.id }
  const { end, isShown: again = false } = stored ?? {}
  if (end !== 'account' && end !== 'newsletter') return { state: 'failed', reason: end === 'expired' ? end : 'used' }
  if (stored && !again) links.keep({ ...stored, isShown: true })
  return { state: 'done', done: end, again }
}

/** The error if nothing was confirmed and a retry can help. */
export interface ActivateRefusal {
  readonly text: string
}

const ends: Readonly<Record<string, LinkEnd>> = { not_found: 'used', validation: 'used', token_expired: 'expired' }

/**
 * Confirms a mailed link (C2.11) by the stored token of the form. It needs a POST, since mail scanners follow links.
 * The result is stored and the page shows it, so that a reload posts nothing again.
 */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const links = mailedLinks(cookies, activatePath)
  const stored = links.named(textIn(await formOf(request), 'link'))
  // it has expired, or another tab has used it
  if (!stored?.link) return redirect(activatePath, 303)
  const answer = await activate(shop, { token: stored.link.token })
  const end = answer.ok ? answer.data : ends[answer.error.code]
  links.keep(end ? { id: stored.id, end } : stored)
  if (answer.ok || end) return redirect(activatePath, 303)
  return data<ActivateRefusal>({ text: errorText(messages, answer.error) }, { status: 422 })
}
