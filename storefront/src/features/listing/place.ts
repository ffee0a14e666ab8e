import {
  type CatalogSettings,
  type Listing,
  parseListing,
  serializeListing,
  type ListingState,
} from '@vanek/sdk/catalog'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** Query parameters before the state of a listing: `q` and `tab` of a search. */
export type Before = Readonly<Record<string, string>>

/** The visitor's position in a listing, and links to others. */
export interface ListingPlace {
  readonly state: ListingState
  readonly before: Before
  /** For links: the same path with another state. */
  readonly to: (next: ListingState) => { readonly search: string }
}

const nothing: Before = {}

/** The place in the URL; the same object while the URL stays the same. */
export function useListingPlace(before: Before = nothing): ListingPlace {
  const { search } = useLocation()
  const first = JSON.stringify(before)
  return useMemo(() => {
    const own = JSON.parse(first) as Record<string, string>
    return {
      state: parseListing(new URLSearchParams(search)),
      before: own,
      to: (next) => ({ search: serializeListing(next, own) }),
    }
  }, [search, first])
}

/** Props of each part of a listing. */
export interface ToolProps {
  readonly listing: Listing
  readonly settings: CatalogSettings
  readonly before: Before
}
