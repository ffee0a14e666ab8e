import { listingSearch, type Listing, type Sort } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'

/** Numbers of the pages worth a link: the ends and the neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((n, at) => (at > 0 && n - (numbers[at - 1] ?? n) > 1 ? [0, n] : [n]))
}

const SHOWN = { one: '{n} výrobku', many: '{n} výrobků' }

export interface PagerProps {
  readonly pagination: Listing['pagination']
  readonly sort: Sort
}

/** The next page as the last tile of the grid; nothing on the last page. */
export function NextTile({ pagination: { page, pages, perPage, total }, sort }: PagerProps) {
  if (page >= pages) return null
  return (
    <li className="grid-more">
      <Link to={listingSearch({ page: page + 1, sort })} rel="next">
        <Icon name="breeze" />
        <span>
          <b>Další výrobky</b>
          <small className="num">zbývá {total - page * perPage}</small>
        </span>
        <Icon name="arrow" />
      </Link>
    </li>
  )
}

/** Where in the listing we are and links to its pages. */
export function Pager({ pagination, sort }: PagerProps) {
  const { page, pages, perPage, total } = pagination
  if (pages < 2) return null
  const to = (n: number) => listingSearch({ page: n, sort }) || '?'
  const last = Math.min(page * perPage, total)
  return (
    <nav className="pager" aria-label="Stránky výpisu">
      <p className="quiet small num">
        {(page - 1) * perPage + 1}–{last} z {plural('cs', total, SHOWN)}
      </p>
      <ol className="row">
        {pageNumbers(page, pages).map((n, at) => (
          <li key={n || `gap-${at}`}>
            {n === 0 ? (
              '…'
            ) : (
              <Link
                className="chip num"
                to={to(n)}
                aria-label={`Strana ${n}`}
                aria-current={n === page ? 'page' : undefined}
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
