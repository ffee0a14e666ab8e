import * as texts from '#texts/features/listing'
import { Link } from '../../ui/link.tsx'
import { withPage, withMore } from '@vanek/sdk/catalog'
import { buttonClass } from '../../ui/button.tsx'
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

/** Location state of the next page: the last product that was there before. */
export interface LoadedMore {
  readonly after: number
}

/**
 * A button with the next page below the last products. A link, so that it works without scripts; with them the list grows
 * in place.
 */
export function LoadMore({ listing, before }: ToolProps) {
  const { page, pages, perPage, total } = listing.pagination
  const place = useListingPlace(before)
  if (page >= pages) return null
  const state: LoadedMore = { after: listing.products.at(-1)?.id ?? 0 }
  return (
    <li className="grid-more">
      {/* replaces the history entry: Back returns to the previous page */}
      <Link
        className={buttonClass()}
        to={place.to(withMore(place.state))}
        rel="next"
        replace
        preventScrollReset
        state={state}
      >
        {texts.loadMore(Math.min(perPage, total - page * perPage))}
      </Link>
    </li>
  )
}
