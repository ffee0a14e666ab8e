import { type CatalogSettings, type Listing, listingFrom, listingSearch, type ListingState } from '@vanek/sdk/catalog'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** What stands before the state of a listing in its address: `q` and `tab` of a search. */
export type Before = Readonly<Record<string, string>>

/** Where in a listing the visitor is, and the addresses of other places in it. */
export interface ListingPlace {
  readonly state: ListingState
  readonly before: Before
  /** For links: the same path with another state. */
  readonly to: (next: ListingState) => { readonly search: string }
}

const nothing: Before = {}

/** The place that the address names; the same object as long as it does. */
export function useListingPlace(before: Before = nothing): ListingPlace {
  const { search } = useLocation()
  const first = JSON.stringify(before)
  return useMemo(() => {
    const own = JSON.parse(first) as Record<string, string>
    return {
      state: listingFrom(new URLSearchParams(search)),
      before: own,
      to: (next) => ({ search: listingSearch(next, own) }),
    }
  }, [search, first])
}

/** What each part that moves a listing is told. */
export interface ToolProps {
  readonly listing: Listing
  readonly settings: CatalogSettings
  readonly before: Before
}
