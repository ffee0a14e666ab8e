import * as texts from '#texts/widgets/goods'
import { useMinimumDelay } from '@vanek/react-hooks'
import type { CatalogSettings, Listing } from '@vanek/sdk/catalog'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import type { Before } from '../../features/listing/place.ts'
import { later } from '../../lib/browser/later.tsx'
import { type CatalogBanner, ListingGrid } from './listing-grid.tsx'

/** Whether another state of this list is loading; true for at least 200 ms, so that nothing flickers (B9.10). */
function useBusy(): boolean {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return useMinimumDelay(location?.pathname === pathname)
}

// together, since a choice in one of them changes the others
const toolParts = '.filters, .listing-main > :not(.listing-list), .grid-more, .listing-list > :is(nav, .empty)'

const load = () => import('../../features/listing/listing-tools.tsx')
const tools = import.meta.env.SSR ? await load() : undefined
const FilterPanel = tools?.FilterPanel ?? later(() => load().then((own) => own.FilterPanel), toolParts)
const ListingBar = tools?.ListingBar ?? later(() => load().then((own) => own.ListingBar), toolParts)
const LoadMore = tools?.LoadMore ?? later(() => load().then((own) => own.LoadMore), toolParts)
const Pager = tools?.Pager ?? later(() => load().then((own) => own.Pager), toolParts)
const NothingFits = tools?.NothingFits ?? later(() => load().then((own) => own.NothingFits), toolParts)

interface ListingViewProps {
  readonly listing: Listing
  /** Which filters are open. Defaults to all of them. */
  readonly settings?: CatalogSettings
  /** Query parameters before the state: `q` and `tab` of a search. */
  readonly before?: Before
  readonly banners?: readonly CatalogBanner[]
  /** Shown if the list is empty without any filter. */
  readonly empty: ReactNode
}

const LIST_ID = 'vyrobky'
const noSettings: CatalogSettings = { parameters: [] }
const noBanners: readonly CatalogBanner[] = []
const noBefore: Before = {}

const isNarrowed = ({ filters }: Listing): boolean =>
  filters.some(
    ({ values, range }) =>
      values.some(({ chosen }) => chosen) || (range !== null && (range.from !== null || range.to !== null)),
  )

/**
 * A list of products with filters, sort orders and pages. The URL is its only state. The products hydrate with the
 * page; filters and paging hydrate when they are used and are links and a form until then.
 */
export function ListingView(props: ListingViewProps) {
  const { listing, settings = noSettings, before = noBefore, banners = noBanners, empty } = props
  const busy = useBusy()
  const first = JSON.stringify(before)
  // memoized for each list: see later.tsx
  const parts = useMemo(() => {
    const own = { listing, settings, before: JSON.parse(first) as Before }
    const { products } = listing
    const shown = listing.pagination.fromPage === 1 ? banners.filter(({ position }) => position <= products.length) : []
    const more = (
      <Suspense>
        <LoadMore {...own} />
      </Suspense>
    )
    return {
      panel: (
        <Suspense>
          <FilterPanel {...own} />
        </Suspense>
      ),
      bar: (
        <Suspense>
          <ListingBar {...own} />
        </Suspense>
      ),
      list:
        products.length > 0 ? (
          <>
            <h2 className="hide">{texts.products}</h2>
            <ListingGrid products={products} banners={shown} more={more} />
            <Suspense>
              <Pager {...own} />
            </Suspense>
          </>
        ) : (
          <Suspense>
            <NothingFits {...own} />
          </Suspense>
        ),
    }
  }, [listing, settings, first, banners])
  if (listing.products.length === 0 && !isNarrowed(listing)) return empty
  return (
    <section className="listing" aria-label={texts.products}>
      <a className="skip-filters" href={`#${LIST_ID}`}>
        {texts.skipFilters}
      </a>
      {parts.panel}
      <div className="listing-main">
        {parts.bar}
        <div className="listing-list" id={LIST_ID} tabIndex={-1} aria-busy={busy}>
          {parts.list}
        </div>
      </div>
    </section>
  )
}
