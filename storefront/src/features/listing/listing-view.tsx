import { arrangeFilters, chosenFilters, isFiltered, type CatalogSettings, type Listing } from '@vanek/sdk/catalog'
import { plural } from '@vanek/sdk/format'
import { Suspense, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { later } from '../../app/later.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PRODUCTS } from '../category/category-tiles.tsx'
import type { CatalogBanner } from './banner-tile.tsx'
import { ChosenSummary } from './chosen-summary.tsx'
import { FILTERS_ID } from './filters-id.ts'
import { ListingGrid } from './listing-grid.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { Pager } from './pager.tsx'
import { useListingPlace, type Before, type ListingPlace } from './place.ts'
import { QuickFilters } from './quick-filters.tsx'
import { SortLinks } from './sort-links.tsx'
import { useBusy } from './use-busy.ts'

const FilterPanel = import.meta.env.SSR
  ? (await import('./filter-panel.tsx')).FilterPanel
  : later(() => import('./filter-panel.tsx').then(({ FilterPanel }) => FilterPanel))

export interface ListingViewProps {
  readonly listing: Listing
  /** How the filters stand; all of them open when an editor has not said. */
  readonly settings?: CatalogSettings
  /** What stands before the state in the address: `q` and `tab` of a search. */
  readonly before?: Before
  readonly banners?: readonly CatalogBanner[]
  /** What stands in place of the list when nothing is in it and no filter is chosen. */
  readonly empty: ReactNode
}

const noSettings: CatalogSettings = { parameters: [] }
const noBanners: readonly CatalogBanner[] = []

/** A list of products with everything to narrow, sort and page it. Its state is the address and nothing else. */
export function ListingView(props: ListingViewProps) {
  const { listing, settings = noSettings, before, banners = noBanners, empty } = props
  const place = useListingPlace(before)
  const busy = useBusy()
  const count = useRef<HTMLOutputElement>(null)
  const removedAt = useRef<ListingPlace>(undefined)
  const { filters, products, pagination, sort, sorts } = listing

  // the link that took a filter away is gone; its place takes the focus
  useEffect(() => {
    if (removedAt.current === undefined || removedAt.current === place) return
    removedAt.current = undefined
    count.current?.focus({ preventScroll: true })
  }, [place])

  // made once for each list: see later.tsx
  const panel = useMemo(
    () => (
      <Suspense>
        <FilterPanel listing={listing} settings={settings} place={place} />
      </Suspense>
    ),
    [listing, settings, place],
  )
  if (products.length === 0 && !isFiltered(place.state)) return empty

  const chosen = chosenFilters(filters, place.state).length
  const { important } = arrangeFilters(filters, settings)
  const quick = [...important, ...filters.filter(({ key }) => key === 'available')]
  return (
    <section className="listing" aria-label="Výrobky">
      {panel}
      <div className="listing-main">
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
        <div className="listing-list" aria-busy={busy}>
          {products.length > 0 ? (
            <>
              <h2 className="hide">Výrobky</h2>
              <ListingGrid listing={listing} place={place} banners={banners} />
              <Pager pagination={pagination} place={place} />
            </>
          ) : (
            <NothingFits listing={listing} place={place} />
          )}
        </div>
      </div>
    </section>
  )
}
