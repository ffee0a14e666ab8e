import type { Query } from '@vanek/sdk'
import {
  type GetPickupBranchesData,
  type GetPickupBranchesError,
  type PickupBranch,
  pickupBranchesQuery,
} from '@vanek/sdk/checkout'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useResources } from '../query/use-resources.ts'
import { type UseReadResult, useShopQuery } from '../query/use-shop-query.ts'

/** Options of {@link useBranchSearch}. */
export interface UseBranchSearchOptions {
  /** Text to search for at first; all pickup points if missing. */
  readonly text?: string
  /** First page for that text, as the server rendered it. */
  readonly initial?: GetPickupBranchesData
  /** A location; the nearest pickup points come first. */
  readonly near?: {
    /** Latitude in degrees. */
    readonly lat: number
    /** Longitude in degrees. */
    readonly lng: number
  }
  /**
   * Number of pickup points on a page.
   * @defaultValue 20
   */
  readonly perPage?: number
}

/** A search for pickup points; `data` holds those of all pages shown so far. */
export interface UseBranchSearchResult extends UseReadResult<readonly PickupBranch[], GetPickupBranchesError> {
  /** Text of the input. */
  readonly text: string
  /** Props of the input. */
  readonly inputProps: {
    /** Always `search`. */
    readonly type: 'search'
    /** Name under which a form sends the text. */
    readonly name: 's'
    /** Text at first. */
    readonly defaultValue: string
    /** Most characters that can be typed. */
    readonly maxLength: number
    /** Searches after a short pause. */
    readonly onChange: (event: {
      /** The input. */
      readonly currentTarget: {
        /** The typed text. */
        readonly value: string
      }
    }) => void
  }
  /** Number of all pickup points that match, shown or not. */
  readonly total: number
  /** Whether there is another page. */
  readonly hasMore: boolean
  /** Loads the next page. */
  readonly more: () => void
}

const debounceMs = 250
const staleTime = 60_000
const none: readonly PickupBranch[] = []

/**
 * Searches pickup points of a shipper by name, street, city or postcode. The input is debounced; the last results stay
 * until the next ones are loaded. `refetch` repeats a failed request.
 *
 * @param shipperId - Id of the shipper.
 * @param options - The text and page at first, and what comes first.
 * @returns The found branches, and the props of the input.
 * @example
 * ```tsx
 * const { inputProps, data } = useBranchSearch(shipperId)
 * return (
 *   <div>
 *     <input aria-label="City, street or postcode" {...inputProps} />
 *     {data.map(({ id, name }) => <p key={id}>{name}</p>)}
 *   </div>
 * )
 * ```
 */
export function useBranchSearch(shipperId: number, options: UseBranchSearchOptions = {}): UseBranchSearchResult {
  const { text: first = '', initial, near, perPage = 20 } = options
  const { lat, lng } = near ?? {}
  const shop = useShop()
  const resources = useResources()
  const [text, setText] = useState(first)
  const [requested, setRequested] = useState(first)
  useEffect(() => {
    if (text === requested) return
    const timer = setTimeout(() => setRequested(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text, requested])

  const search = {
    ...{ shipperId, s: requested.trim(), perPage },
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
  }
  const about = JSON.stringify(search)
  const [grown, setGrown] = useState({ about, pages: 1 })
  const pages = grown.about === about ? grown.pages : 1
  const known = requested === first ? initial : undefined

  const pageQuery = (page: number) => pickupBranchesQuery(shop, { ...search, page })
  const query: Query<GetPickupBranchesData, GetPickupBranchesError> = {
    queryKey: [...pickupBranchesQuery(shop, search).queryKey, pages],
    // one page after another, each fetched once
    async queryFn({ signal } = {}) {
      let found = known ?? (await resources.fetch(pageQuery(1), { staleTime, signal }))
      for (let page = 2; page <= pages; page += 1) {
        const { branches, total } = await resources.fetch(pageQuery(page), { staleTime, signal })
        found = { branches: [...found.branches, ...branches], total }
      }
      return found
    },
  }
  const { data, ...read } = useShopQuery(query, {
    initialData: pages === 1 ? known : undefined,
    family: String(shipperId),
  })
  const { branches = none, total = 0 } = data ?? {}
  return {
    ...read,
    data: branches,
    text,
    inputProps: {
      type: 'search',
      name: 's',
      defaultValue: first,
      maxLength: 100,
      onChange: ({ currentTarget }) => setText(currentTarget.value),
    },
    total,
    hasMore: pages * perPage < total,
    more: () => setGrown({ about, pages: pages + 1 }),
  }
}
