import { useShop } from '@vanek/react-hooks'
import type { Link as EditorsLink } from '@vanek/sdk/content'
import { type ResolvedLink, resolveHref, resolveLink } from '@vanek/sdk/links'
import type { ReactNode } from 'react'
import { useOrigin } from '../../lib/page/origin.ts'
import { routes } from '../../market/routes.ts'
import { Link } from '../../ui/link.tsx'

export interface ContentLinkProps {
  /** As an editor wrote it: a link of one of six kinds, an address, or one that is resolved already. */
  readonly link: EditorsLink | ResolvedLink | string
  readonly className?: string
  /** Opens in a new tab although the link itself does not say so (B2.46). */
  readonly newTab?: boolean
  readonly children: ReactNode
}

/** Where a link leads; null when there is nothing safe to lead to. */
function useResolved(link: ContentLinkProps['link']): ResolvedLink | null {
  const origin = useOrigin()
  const { locale, defaultLocale } = useShop().config
  if (typeof link === 'string') return resolveHref(link, { origin })
  if ('href' in link) return link
  return resolveLink(link, { routes, locale, fallbackLocale: defaultLocale, origin })
}

/** A link of an editor (B2.40 to B2.46); only its words when it leads nowhere safe. */
export function ContentLink({ link, className, newTab, children }: ContentLinkProps) {
  const to = useResolved(link)
  if (!to) return <span className={className}>{children}</span>
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
