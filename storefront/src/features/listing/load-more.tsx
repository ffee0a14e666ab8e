import * as texts from '#texts/features/listing'
import { Link } from '../../ui/link.tsx'
import { withPage, withMore } from '@vanek/sdk/catalog'
import { Icon } from '../../ui/icon.tsx'
import { Paging } from '../../ui/paging.tsx'
import { type ToolProps, useListingPlace } from './place.ts'

/** The position in the listing and links to its pages. */
export function Pager({ listing, before }: ToolProps) {
  const { page, fromPage, pages, perPage, total } = listing.pagination
  const place = useListingPlace(before)
  const shown = texts.shownOf((fromPage - 1) * perPage + 1, Math.min(page * perPage, total), total)
  return (
    <Paging
      {...{ page, pages }}
      to={(n) => place.to(withPage(place.state, n))}
      label={texts.pagesLabel}
      summary={shown}
    />
  )
}

/** The number of empty cells in the last row, for each number of columns of a grid; 0 if it is full. */
export const emptyCells = (items: number): Record<'two' | 'three' | 'four', number> => ({
  two: (2 - (items % 2)) % 2,
  three: (3 - (items % 3)) % 3,
  four: (4 - (items % 4)) % 4,
})

/** Location state of the next page: the last product that was there before. */
export interface LoadedMore {
  readonly after: number
}

/**
 * The next page as the last tile of the grid, which fills the rest of the last row. A link, so that it works without
 * scripts; with them the list grows in place. `items` is the number of cells before it.
 */
export function LoadMore({ listing, before, items }: ToolProps & { readonly items: number }) {
  const { page, pages, perPage, total } = listing.pagination
  const place = useListingPlace(before)
  if (page >= pages) return null
  const { two, three, four } = emptyCells(items)
  const state: LoadedMore = { after: listing.products.at(-1)?.id ?? 0 }
  return (
    <li className={`grid-more two-${two} three-${three} four-${four}`}>
      {/* replaces the history entry: Back returns to the previous page */}
      <Link to={place.to(withMore(place.state))} rel="next" replace preventScrollReset state={state}>
        <Icon name="breeze" />
        <span>
          <b>{texts.loadMore(Math.min(perPage, total - page * perPage))}</b>
          <small className="num">{texts.positionOf(Math.min(page * perPage, total), total)}</small>
          <progress value={page * perPage} max={total} aria-hidden="true" />
        </span>
      </Link>
    </li>
  )
}
