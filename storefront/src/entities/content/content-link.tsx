import { useShop } from '@vanek/react-hooks'
import type { Link as EditorsLink } from '@vanek/sdk/content'
import { type ResolvedLink, resolveHref, resolveLink } from '@vanek/sdk/links'
import type { ReactNode } from 'react'
import { isOffPage, useOffPages } from '../../ui/off-pages.ts'
import { useOrigin } from '../../lib/page/settings.ts'
import { routes } from '#market/routes'
import { Link } from '../../ui/link.tsx'

export interface ContentLinkProps {
  /** An editor's link of one of six kinds, a URL, or a resolved link. */
  readonly link: EditorsLink | ResolvedLink | string
  readonly className?: string
  /** Opens in a new tab even if the link itself does not (B2.46). */
  readonly newTab?: boolean
  readonly children: ReactNode
}

/** The resolved link; null if its target is missing or unsafe. */
function useResolved(link: ContentLinkProps['link']): ResolvedLink | null {
  const origin = useOrigin()
  const { locale, defaultLocale } = useShop().config
  if (typeof link === 'string') return resolveHref(link, { origin })
  if ('href' in link) return link
  return resolveLink(link, { routes, locale, fallbackLocale: defaultLocale, origin })
}

/** An editor's link (B2.40 to B2.46); plain text if its target is missing, unsafe or a page that is off. */
export function ContentLink({ link, className, newTab, children }: ContentLinkProps) {
  const to = useResolved(link)
  const off = useOffPages()
  if (!to || isOffPage(off, to.href)) return <span className={className}>{children}</span>
  const tab = newTab || to.newTab ? { target: '_blank', rel: 'noopener' } : {}
  const props = { className, title: to.title, rel: to.rel, ...tab }
  return to.external ? (
    <a href={to.href} {...props}>
      {children}
    </a>
  ) : (
    <Link to={to.href} {...props}>
      {children}
    </Link>
  )
}
