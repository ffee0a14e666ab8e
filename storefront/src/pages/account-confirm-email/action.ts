import { confirmEmailChange, type ConfirmEmailChangeData } from '@vanek/sdk/auth'
import { errorText } from '@vanek/sdk/i18n'
import { cs } from '@vanek/sdk/i18n/cs'
import { data, redirect } from 'react-router-dom'
import type { PageAction } from '../../lib/page/env.ts'
import { confirmEmailPath } from '../../lib/paths/auth.ts'
import { type LinkEnd, mailedLinks } from '../../lib/session/mailed-links.ts'
import { formOf } from '../../lib/forms/form-of.ts'
import { textIn } from '../../lib/forms/posted.ts'

/** Why nothing was confirmed, where trying again can help. */
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

/** Confirms another sign-in e-mail by the link that is kept for the form (A7.11). How it ended is shown by the page. */
export const action: PageAction<unknown> = async ({ request }, { shop, cookies }) => {
  const links = mailedLinks(cookies, confirmEmailPath)
  const kept = links.named(textIn(await formOf(request), 'link'))
  // its time is over, or it was used by another tab
  if (!kept?.link) return redirect(confirmEmailPath, 303)
  const answer = await confirmEmailChange(shop, { token: kept.link.token })
  const end = answer.ok ? endOf(answer.data) : ends[answer.error.code]
  links.keep(end ? { id: kept.id, end } : kept)
  if (end) return redirect(confirmEmailPath, 303)
  return data<ConfirmRefusal>({ text: answer.ok ? '' : errorText(cs, answer.error) }, { status: 422 })
}
