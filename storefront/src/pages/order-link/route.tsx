import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { type LinkEnd, mailedLinks } from '../../features/auth/mailed-links.ts'
import { orderLinkPath } from '../../features/order/paths.ts'
import type { LinkRefusal } from './action.ts'
import { DeadOrderLink, OpenOrder } from './link-page.tsx'

export { action } from './action.ts'

/** A link that is to be opened, or why it cannot be; null for an address without one. */
type Data = { readonly id: string } | { readonly end: LinkEnd | null }

/**
 * Reads what the link of the mail says. Nothing is opened by that, since programs look at mails too. The token leaves the address
 * before anything is shown, so that it is in no history.
 */
export const loader: PageLoader<Data> = async ({ request }, { cookies, server }) => {
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

export const head: PageHead<Data> = () => ({
  title: 'Odkaz k objednávce',
  robots: 'noindex',
  referrer: 'strict-origin',
})

/** `/sledovani-objednavky/odkaz?token=`: where the mailed link of a lookup leads. */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as LinkRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <OpenOrder id={shown.id} refused={refused?.text} /> : <DeadOrderLink end={shown.end} />}
    </AuthPage>
  )
}
