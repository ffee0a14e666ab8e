import * as texts from '#texts/features/listing'
import { Link } from '../../ui/link.tsx'
import { groupFilters, activeFilters, type Filter, type Listing, toggleValue, withSort } from '@vanek/sdk/catalog'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChosenSummary } from './chosen-summary.tsx'
import { isYesOnly, Swatch } from './filter-group.tsx'
import { FILTERS_ID } from './filter-panel.tsx'
import { type ListingPlace, type ToolProps, useListingPlace } from './place.ts'

const MOST_FILTERS = 4
const MOST = 6

interface QuickFiltersProps {
  readonly filters: readonly Filter[]
  readonly place: ListingPlace
}

/** The most used filters, as links above the list. */
function QuickFilters({ filters, place }: QuickFiltersProps) {
  const withValues = filters
    .filter(({ values }) => values.length > 0)
    .slice(0, MOST_FILTERS)
    .map((filter) => ({ ...filter, yes: filter.key === 'available' || isYesOnly(filter) }))
  if (withValues.length === 0) return null
  return (
    <dl className="quick">
      {withValues.map(({ key, title, values, kind, yes }) => (
        <div key={key}>
          <dt className={yes ? 'hide' : undefined}>{title}</dt>
          <dd>
            {values.slice(0, MOST).map(({ id, title: name, count, chosen, color_hex: colour }) => (
              <Link
                key={id}
                className={chosen ? 'chip is-on' : 'chip'}
                to={place.to(toggleValue(place.state, key, id))}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
              >
                {kind === 'colour' && <Swatch colour={colour} />}
                {yes && key !== 'available' ? title : name}
                <small className="num" aria-hidden="true">
                  {count}
                </small>
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The sort orders of a listing as links, so that each has its URL. */
function SortLinks({ sort, sorts, place }: Pick<Listing, 'sort' | 'sorts'> & { readonly place: ListingPlace }) {
  return (
    <nav className="sorts" aria-label={texts.sortLabel}>
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

/** The bar above the products: quick filters, the count, the order and the chosen values. */
export function ListingBar({ listing, settings, before }: ToolProps) {
  const { filters, products, pagination, sort, sorts } = listing
  const place = useListingPlace(before)
  const count = useRef<HTMLOutputElement>(null)
  const removedAt = useRef<ListingPlace>(undefined)

  // the removed filter's link is gone; the new count takes the focus
  useEffect(() => {
    if (removedAt.current === undefined || removedAt.current === place) return
    removedAt.current = undefined
    count.current?.focus({ preventScroll: true })
  }, [place])

  const chosen = activeFilters(filters, place.state).length
  const { important } = groupFilters(filters, settings)
  const quick = [...filters.filter(({ key }) => key === 'available'), ...important]
  return (
    <>
      <QuickFilters filters={quick} place={place} />
      <div className="listing-bar">
        <button type="button" className={buttonClass('outline', 'filters-open')} popoverTarget={FILTERS_ID}>
          <Icon name="filter" />
          {texts.filters}
          {chosen > 0 && <span className="picked num">{chosen}</span>}
        </button>
        <output className="quiet num" tabIndex={-1} ref={count}>
          {texts.products(pagination.total)}
        </output>
        {products.length > 0 && <SortLinks sort={sort} sorts={sorts} place={place} />}
      </div>
      <ChosenSummary filters={filters} place={place} onRemove={() => (removedAt.current = place)} />
    </>
  )
}

/** The scripts of a listing in one file, loaded at the first interaction. */
export { FilterPanel } from './filter-panel.tsx'
export { LoadMore } from './load-more.tsx'
export { NothingFits } from './chosen-summary.tsx'
export { Pager } from './load-more.tsx'
