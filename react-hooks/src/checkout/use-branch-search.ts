import type { Query } from '@vanek/sdk'
import { type GetPickupBranchesData, type PickupBranch, pickupBranchesQuery } from '@vanek/sdk/checkout'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'
import { useResources } from '../query/use-resources.ts'
import { type ReadOf, useShopQuery } from '../query/use-shop-query.ts'

export interface BranchSearchOptions {
  /** What is looked for at first; everything unless told. */
  readonly text?: string
  /** What the server has found for that text already. */
  readonly initial?: GetPickupBranchesData
  /** The nearest to this place come first. */
  readonly near?: { readonly lat: number; readonly lng: number }
  /** How many at a time; 20 unless told. */
  readonly perPage?: number
}

/** Pickup points as they are looked for; `data` holds those of all pages that were asked for. */
export interface BranchSearch extends ReadOf<readonly PickupBranch[]> {
  readonly text: string
  readonly fieldProps: {
    readonly type: 'search'
    readonly name: 's'
    readonly defaultValue: string
    readonly maxLength: number
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  }
  /** How many there are in all, shown or not. */
  readonly total: number
  readonly hasMore: boolean
  /** Shows the next ones too. */
  readonly more: () => void
}

const pauseMs = 250
/** Within this time a page that was found is not asked for again. */
const staleMs = 60_000
const none: readonly PickupBranch[] = []

/**
 * Looks for pickup points of a shipper by name, street, city or postcode. Typing asks after a short pause; of two
 * answers the later question's is shown, and what was found before stays in sight until then. `refetch` asks once
 * more for
 * what could not be had.
 *
 * ```tsx
 * const { fieldProps, data } = useBranchSearch(shipperId)
 * return (
 *   <div>
 *     <input aria-label="Město, ulice nebo PSČ" {...fieldProps} />
 *     {data.map(({ id, name }) => <p key={id}>{name}</p>)}
 *   </div>
 * )
 * ```
 */
export function useBranchSearch(shipperId: number, options: BranchSearchOptions = {}): BranchSearch {
  const { text: first = '', initial, near, perPage = 20 } = options
  const { lat, lng } = near ?? {}
  const shop = useShop()
  const resources = useResources()
  const [text, setText] = useState(first)
  const [asked, setAsked] = useState(first)
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, asked])

  const search = {
    ...{ shipperId, s: asked.trim(), perPage },
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
  }
  const about = JSON.stringify(search)
  const [grown, setGrown] = useState({ about, pages: 1 })
  const pages = grown.about === about ? grown.pages : 1
  const known = asked === first ? initial : undefined

  const pageQuery = (page: number) => pickupBranchesQuery(shop, { ...search, page })
  const query: Query<GetPickupBranchesData> = {
    queryKey: [...pickupBranchesQuery(shop, search).queryKey, pages],
    // one page after another, each asked for once
    async queryFn({ signal } = {}) {
      let found = known ?? (await resources.fetch(pageQuery(1), { staleMs, signal }))
      for (let page = 2; page <= pages; page += 1) {
        const { branches, total } = await resources.fetch(pageQuery(page), { staleMs, signal })
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
    fieldProps: {
      type: 'search',
      name: 's',
      defaultValue: first,
      maxLength: 100,
      onChange: ({ currentTarget }) => setText(currentTarget.value),
    },
    total,
    // not by the number of branches: pages may lack some, which are counted in the total
    hasMore: pages * perPage < total,
    more: () => setGrown({ about, pages: pages + 1 }),
  }
}
