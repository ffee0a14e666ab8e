import { listingSearch, type Listing, type Sort } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { Link } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Numbers of the pages worth a link: the ends and the neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((n, at) => (at > 0 && n - (numbers[at - 1] ?? n) > 1 ? [0, n] : [n]))
}

const SHOWN = { one: '{n} výrobku', many: '{n} výrobků' }

/** Where in the listing we are, the next page and links to the others. */
export function Pager({ pagination, sort }: { readonly pagination: Listing['pagination']; readonly sort: Sort }) {
  const { page, pages, perPage, total } = pagination
  if (pages < 2) return null
  const to = (n: number) => listingSearch({ page: n, sort }) || '?'
  const last = Math.min(page * perPage, total)
  return (
    <nav className="pager" aria-label="Stránky výpisu">
      <p className="quiet small num">
        {(page - 1) * perPage + 1}–{last} z {plural('cs', total, SHOWN)}
      </p>
      {page < pages && (
        <Link className={buttonClass('outline', 'btn-big')} to={to(page + 1)} rel="next">
          Další výrobky
          <Icon name="arrow" />
        </Link>
      )}
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
