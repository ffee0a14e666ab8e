import { listingSearch, type FilteredContent, type ListingState } from '@vanek/sdk/catalog'
import type { Head } from '../../../app/env.ts'

/** What decides what search engines are told of a listing. */
export interface ListingHeadParts {
  readonly title: string
  readonly description: string | null
  /** Absolute address of the listing without filters. */
  readonly address: string
  readonly state: ListingState
  readonly filtered: boolean
  /** Own words of an editor for exactly these filters. */
  readonly own: FilteredContent | null
  /** Not to be found at all (B3.32). */
  readonly hidden?: boolean
  readonly nofollow?: boolean
  /** Absolute address that the listing shall be known by instead (B3.32). */
  readonly knownAs?: string | undefined
  readonly image?: string | undefined
}

/**
 * Pages of a listing are found each by itself; in another order, or with more loaded, they are the same page. A choice
 * of filters is found only when an editor wrote about it; any other leads back to the listing without filters.
 */
export function listingHead(parts: ListingHeadParts): Head {
  const { title, description, address, state, filtered, own, hidden, nofollow, knownAs, image } = parts
  const page = state.fromPage
  const meta = own?.page_meta
  const search = listingSearch({ ...(own && { parameters: state.parameters }), page })
  const robots = [(hidden || (filtered && !own)) && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ')
  return {
    title: (meta?.seo_title ?? own?.title ?? title) + (page > 1 ? `, strana ${page}` : ''),
    description: meta?.seo_description ?? own?.description ?? description ?? '',
    canonical: knownAs && !own ? knownAs : address + (filtered && !own ? '' : search),
    ...(robots !== '' && { robots }),
    ...(image !== undefined && { image }),
  }
}
