import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ConfirmEmail, ConfirmEmailChangeData, type ConfirmEnd } from '../../features/auth/confirm-email.tsx'
import { confirmEmailPath } from '../../features/auth/links.ts'
import { type LinkEnd, mailedLinks } from '../../features/auth/mailed-links.ts'
import type { ConfirmRefusal } from './action.ts'

export { action } from './action.ts'

/** What the page shows: the question, or how it ended. */
type Data = { readonly id: string } | { readonly end: ConfirmEnd }

const isOurs = (end: LinkEnd | undefined): end is ConfirmEnd => end === 'expired' || end?.startsWith('email_') === true

/** Only looks at the address: nothing is confirmed by following a link (A7.11). The token leaves it before anything is shown. */
export const loader: PageLoader<Data> = async ({ request }, { cookies, server }) => {
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

export const head: PageHead<Data> = () => ({
  title: 'Změna e-mailu',
  robots: 'noindex',
  referrer: 'strict-origin',
})

/** `/potvrdit-email?token=` */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as ConfirmRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <ConfirmEmail id={shown.id} refused={refused} /> : <ConfirmEmailChangeData end={shown.end} />}
    </AuthPage>
  )
}
