import * as texts from '#texts/ui'
import { Link, type LinkProps } from './link.tsx'

/** Page numbers to link to: the ends and the neighbours; 0 is a gap. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const numbers = [...new Set(candidates)].sort((a, b) => a - b)
  return numbers.flatMap((n, at) => (at > 0 && n - (numbers[at - 1] ?? n) > 1 ? [0, n] : [n]))
}

export interface PagingProps {
  readonly page: number
  readonly pages: number
  /** Link to a page. */
  readonly to: (page: number) => LinkProps['to']
  /** What the pages list, for screen readers. */
  readonly label: string
  /** The shown range, such as "16–30 of 34 articles". */
  readonly summary: string
}

/** The current page of a list and links to others; nothing if there is only one. */
export function Paging({ page, pages, to, label, summary }: PagingProps) {
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label={label}>
      <p className="quiet small num">{summary}</p>
      <ol className="row">
        {pageNumbers(page, pages).map((n, at) => (
          <li key={n || `gap-${at}`}>
            {n === 0 ? (
              '…'
            ) : (
              <Link
                className="chip num"
                to={to(n)}
                aria-label={texts.pageLabel(n)}
                aria-current={n === page ? 'page' : undefined}
                rel={n === page - 1 ? 'prev' : n === page + 1 ? 'next' : undefined}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
