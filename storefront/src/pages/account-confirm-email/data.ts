import { confirmEmailChange, type ConfirmEmailChangeData } from '@vanek/sdk/auth'
import { errorText } from '@vanek/sdk/i18n'
import { messages } from '#market/messages'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { confirmEmailPath } from '#market/paths'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'
import type { ConfirmEnd } from './view.tsx'

/** Loader data: the question, or the result. */
export type Data = { readonly id: string } | { readonly end: ConfirmEnd }

const isOurs = (end: LinkEnd | undefined): end is ConfirmEnd => end === 'expired' || end?.startsWith('email_') === true

/**
 * Only parses the URL: following a link confirms nothing (A7.11). The token is removed from the URL before anything is
 * rendered.
 */
export const loader: VisitorLoader<Data> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read the cookie of the link
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, confirmEmailPath)
  const link = links.linkIn(searchParams)
  if (link) {
    links.add(link)
    throw redirect(confirmEmailPath, 303)
  }
  const stored = searchParams.has('token') ? null : links.newest()
  if (stored?.link) return { id: stored.id }
  return { end: isOurs(stored?.end) ? stored.end : 'used' }
}

/** The error if nothing was confirmed and a retry can help. */
export interface ConfirmRefusal {
  readonly text: string
}

const ends: Readonly<Record<string, LinkEnd>> = {
  token_invalid: 'used',
  validation: 'used',
  token_expired: 'expired',
  email_taken: 'email_taken',
}

const endOf = ({ address, state }: ConfirmEmailChangeData): LinkEnd =>
  state === 'done' ? 'email_done' : `email_${address}`

/** Confirms a new sign-in e-mail by the stored link of the form (A7.11). The page shows the result. */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const links = mailedLinks(cookies, confirmEmailPath)
  const stored = links.named(textIn(await formOf(request), 'link'))
  // it has expired, or another tab has used it
  if (!stored?.link) return redirect(confirmEmailPath, 303)
  const answer = await confirmEmailChange(shop, { token: stored.link.token })
  const end = answer.ok ? endOf(answer.data) : ends[answer.error.code]
  links.keep(end ? { id: stored.id, end } : stored)
  if (end) return redirect(confirmEmailPath, 303)
  return data<ConfirmRefusal>({ text: answer.ok ? '' : errorText(messages, answer.error) }, { status: 422 })
}
