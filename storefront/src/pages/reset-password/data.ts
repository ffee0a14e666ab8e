import { validateNewPasswordForm, parseNewPasswordForm, resetPassword } from '@vanek/sdk/auth'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { formOf, type Refused } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { refusalOf } from '../../lib/forms/refusal.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { resetPath } from '#market/paths'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'
import type { ResetField } from './view.tsx'

/** The step to show: a form for the password, the confirmation, or how to request another link. */
export type Data =
  | { readonly state: 'form'; readonly id: string; readonly email: string }
  | { readonly state: 'done' | 'dead' }

/**
 * Parses the mailed link (C2.10). The token is removed from the URL before anything is rendered, so that it is not in
 * the history.
 */
export const loader: VisitorLoader<Data> = async ({ request }, { cookies, server }) => {
  const { pathname, search, searchParams } = new URL(request.url)
  // scripts cannot read the cookie of the link
  if (!server) throw redirectDocument(pathname + search)
  const links = mailedLinks(cookies, resetPath)
  const link = links.linkIn(searchParams)
  // the back end needs both
  if (link?.email) {
    links.add(link)
    throw redirect(resetPath, 303)
  }
  const stored = searchParams.has('token') ? null : links.newest()
  if (stored?.link) return { state: 'form', id: stored.id, email: stored.link.email }
  return { state: stored?.end === 'password' ? 'done' : 'dead' }
}

/** Error of the form. */
export type ResetAnswer = Refused<ResetField>

const ends: Readonly<Record<string, LinkEnd>> = { token_invalid: 'used', token_expired: 'expired' }

/**
 * Sets the new password by the form's stored link (C7.06). The result is stored and the page shows it, so that a reload
 * posts nothing again.
 */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const form = await formOf(request)
  const links = mailedLinks(cookies, resetPath)
  const stored = links.named(textIn(form, 'link'))
  // it has expired, or another tab has used it
  if (!stored?.link) return redirect(resetPath, 303)
  const finish = (end: LinkEnd) => {
    links.keep({ id: stored.id, end })
    return redirect(resetPath, 303)
  }
  const refuse = (errors: Readonly<Partial<Record<string, string>>>, text: string | null) => {
    links.keep(stored)
    return data<ResetAnswer>({ done: false, values: {}, errors, text }, { status: 422 })
  }
  const { password, passwordConfirmation } = parseNewPasswordForm(form)
  const errors = validateNewPasswordForm({ password, passwordConfirmation })
  if (Object.keys(errors).length > 0) return refuse(errors, null)
  const answer = await resetPassword(shop, { ...stored.link, password, password_confirmation: passwordConfirmation })
  if (answer.ok) return finish('password')
  const isOfLink = answer.error.issues.some(({ field }) => field !== null && /\b(email|token)$/.test(field))
  const end = ends[answer.error.code] ?? (isOfLink && 'used')
  if (end) return finish(end)
  const refused = refusalOf(answer.error, ['password', 'passwordConfirmation'])
  return refuse(refused.errors, refused.text)
}
