import { atPage } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { Link } from 'react-router-dom'
import { useListingPlace } from './place.ts'
import type { ToolProps } from './tool-props.ts'

/** Numbers of the pages worth a link: the ends and the neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((n, at) => (at > 0 && n - (numbers[at - 1] ?? n) > 1 ? [0, n] : [n]))
}

const SHOWN = { one: '{n} výrobku', many: '{n} výrobků' }

/** Where in the listing we are and links to its pages. */
export function Pager({ listing, before }: ToolProps) {
  const { page, fromPage, pages, perPage, total } = listing.pagination
  const place = useListingPlace(before)
  if (pages < 2) return null
  return (
    <nav className="pager" aria-label="Stránky výpisu">
      <p className="quiet small num">
        {(fromPage - 1) * perPage + 1}–{Math.min(page * perPage, total)} z {plural('cs', total, SHOWN)}
      </p>
      <ol className="row">
        {pageNumbers(page, pages).map((n, at) => (
          <li key={n || `gap-${at}`}>
            {n === 0 ? (
              '…'
            ) : (
              <Link
                className="chip num"
                to={place.to(atPage(place.state, n))}
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
