import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { openOrderLookup } from '@vanek/sdk/orders'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'
import { noteOpened } from '../../entities/order/opened-cookie.ts'
import { guestOrderPath, orderLinkPath } from '../../lib/paths/order.ts'

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
