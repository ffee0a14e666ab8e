import { listingSearch, type Listing } from '@vanek/sdk/catalog'
import { Link } from 'react-router-dom'

/** The orders of a listing as links, so that each has its address. */
export function SortLinks({ sort, sorts }: Pick<Listing, 'sort' | 'sorts'>) {
  return (
    <nav className="sorts" aria-label="Řazení">
      {sorts.map(({ value, title }) => (
        <Link
          className="chip"
          key={value}
          to={listingSearch({ page: 1, sort: value }) || '?'}
          preventScrollReset
          aria-current={value === sort ? 'true' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
