import * as texts from '#texts/ui'
import { Link } from './link.tsx'

export interface Crumb {
  readonly title: string
  /** Path with a leading slash; missing for the page itself. */
  readonly to?: string
  /** Set if the link points to the page itself, without filters. */
  readonly current?: boolean
}

/** Breadcrumbs from the home page; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs wrap" aria-label={texts.breadcrumbLabel}>
      <ol>
        <li>
          <Link to="/">{texts.home}</Link>
        </li>
        {crumbs.map(({ title, to, current }) => (
          <li key={to ?? title}>
            {to ? (
              <Link to={to} aria-current={current ? 'page' : undefined}>
                {title}
              </Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
