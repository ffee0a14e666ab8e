import { withSort, type Listing } from '@vanek/sdk/catalog'
import { Link } from 'react-router-dom'
import type { ListingPlace } from './place.ts'

/** The orders of a listing as links, so that each has its address. */
export function SortLinks({ sort, sorts, place }: Pick<Listing, 'sort' | 'sorts'> & { readonly place: ListingPlace }) {
  return (
    <nav className="sorts" aria-label="Řazení">
      {sorts.map(({ value, title }) => (
        <Link
          className="sort"
          key={value}
          to={place.to(withSort(place.state, value))}
          preventScrollReset
          aria-current={value === sort ? 'true' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
