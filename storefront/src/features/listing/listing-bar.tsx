import { arrangeFilters, chosenFilters, withSort, type Listing } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PRODUCTS } from '../../entities/category/category-tiles.tsx'
import { ChosenSummary } from './filters/chosen-summary.tsx'
import { FILTERS_ID } from './filters/filters-id.ts'
import { useListingPlace, type ListingPlace } from './place/place.ts'
import { QuickFilters } from './filters/quick-filters.tsx'
import type { ToolProps } from './place/tool-props.ts'
import { Link } from '../../ui/link.tsx'

/** The orders of a listing as links, so that each has its address. */
function SortLinks({ sort, sorts, place }: Pick<Listing, 'sort' | 'sorts'> & { readonly place: ListingPlace }) {
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

/** What stands above the products: the filters most people need, how many there are, their order, what is chosen. */
export function ListingBar({ listing, settings, before }: ToolProps) {
  const { filters, products, pagination, sort, sorts } = listing
  const place = useListingPlace(before)
  const count = useRef<HTMLOutputElement>(null)
  const removedAt = useRef<ListingPlace>(undefined)

  // the link that took a filter away is gone; the new number takes the focus
  useEffect(() => {
    if (removedAt.current === undefined || removedAt.current === place) return
    removedAt.current = undefined
    count.current?.focus({ preventScroll: true })
  }, [place])

  const chosen = chosenFilters(filters, place.state).length
  const { important } = arrangeFilters(filters, settings)
  const quick = [...filters.filter(({ key }) => key === 'available'), ...important]
  return (
    <>
      <QuickFilters filters={quick} place={place} />
      <div className="listing-bar">
        <button type="button" className={buttonClass('outline', 'filters-open')} popoverTarget={FILTERS_ID}>
          <Icon name="filter" />
          Filtry
          {chosen > 0 && <span className="picked num">{chosen}</span>}
        </button>
        <output className="quiet num" tabIndex={-1} ref={count}>
          {plural('cs', pagination.total, PRODUCTS)}
        </output>
        {products.length > 0 && <SortLinks sort={sort} sorts={sorts} place={place} />}
      </div>
      <ChosenSummary filters={filters} place={place} onRemove={() => (removedAt.current = place)} />
    </>
  )
}
