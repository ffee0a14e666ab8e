import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { openOrderLookup } from '@vanek/sdk/orders'
import { data, redirect, redirectDocument } from 'react-router-dom'
import { noteOpened } from '../../entities/order/shown-order.tsx'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import type { PageAction, VisitorLoader } from '../../lib/page/env.ts'
import { guestOrderPath, orderLinkPath } from '../../lib/paths/order.ts'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'

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

/** Why a link could not be opened now. */
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
 * Opens the order of the link that is kept for the form, and leads to it. The same form posted twice opens it once. How it ended
 * is kept too, so that the page says it as often as it is loaded.
 */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const links = mailedLinks(cookies, orderLinkPath)
  const kept = links.named(textIn(await formOf(request), 'link'))
  if (kept?.end === 'order') return redirect(guestOrderPath, 303)
  // its time is over, or another tab has used it
  if (!kept?.link) return redirect(orderLinkPath, 303)
  const answer = await openOrderLookup(shop, kept.link, { idempotencyKey: `lookup-${kept.id}` })
  const end = answer.ok ? 'order' : ends[answer.error.code]
  if (answer.ok) noteOpened(cookies, answer.data.code)
  if (end) {
    links.keep({ id: kept.id, end })
    return redirect(answer.ok ? guestOrderPath : orderLinkPath, 303)
  }
  links.keep(kept)
  return data<LinkRefusal | null>(answer.ok ? null : { text: errorText(cs, answer.error) }, { status: 422 })
}
