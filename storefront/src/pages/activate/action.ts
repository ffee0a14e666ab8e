import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { activate } from '@vanek/sdk/newsletter'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { activatePath } from '../../lib/paths/auth.ts'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'

/** Why nothing was confirmed, where trying again can help. */
export interface ActivateRefusal {
  readonly text: string
}

const ends: Readonly<Record<string, LinkEnd>> = { not_found: 'used', validation: 'used', token_expired: 'expired' }

/**
 * Confirms what the link of a mail was for (C2.11), by the token that is kept for the form. Never by reading: programs
 * that look at mails follow links too. How it ended is kept and shown by the page, so that a reload posts nothing again.
 */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const links = mailedLinks(cookies, activatePath)
  const kept = links.named(textIn(await formOf(request), 'link'))
  // its time is over, or it was used by another tab
  if (!kept?.link) return redirect(activatePath, 303)
  const answer = await activate(shop, { token: kept.link.token })
  const end = answer.ok ? answer.data : ends[answer.error.code]
  links.keep(end ? { id: kept.id, end } : kept)
  if (answer.ok || end) return redirect(activatePath, 303)
  return data<ActivateRefusal>({ text: errorText(cs, answer.error) }, { status: 422 })
}
