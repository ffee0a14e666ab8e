import { type GetPickupBranchesData, getPickupBranches, type PickupBranch } from '@vanek/sdk/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '../provider/use-shop.ts'

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

/** Pickup points as they are looked for. */
export interface BranchSearch {
  readonly text: string
  readonly fieldProps: {
    readonly type: 'search'
    readonly name: 's'
    readonly defaultValue: string
    readonly maxLength: number
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
  }
  readonly branches: readonly PickupBranch[]
  /** How many there are in all, shown or not. */
  readonly total: number
  readonly hasMore: boolean
  readonly pending: boolean
  readonly failed: boolean
  /** Shows the next ones too. */
  readonly more: () => void
  /** Asks once more for what could not be had. */
  readonly again: () => void
}

interface Found {
  readonly branches: readonly PickupBranch[]
  readonly total: number
  readonly status: 'found' | 'pending' | 'failed'
}

const pauseMs = 250

/**
 * Looks for pickup points of a shipper by name, street, city or postcode (C7.51). Typing asks after a short pause; of two
 * answers the later question's is shown, and what was found before stays in sight until then.
 *
 * ```tsx
 * const { fieldProps, branches } = useBranchSearch(shipperId)
 * return (
 *   <div>
 *     <input aria-label="Město, ulice nebo PSČ" {...fieldProps} />
 *     {branches.map(({ id, name }) => <p key={id}>{name}</p>)}
 *   </div>
 * )
 * ```
 */
export function useBranchSearch(shipperId: number, options: BranchSearchOptions = {}): BranchSearch {
  const { text: first = '', initial, near, perPage = 20 } = options
  const { lat, lng } = near ?? {}
  const shop = useShop()
  const [text, setText] = useState(first)
  const [found, setFound] = useState<Found>({
    branches: initial?.branches ?? [],
    total: initial?.total ?? 0,
    status: initial ? 'found' : 'pending',
  })
  const asking = useRef<AbortController | null>(null)

  const ask = useCallback(
    async (s: string, shown: readonly PickupBranch[]) => {
      asking.current?.abort()
      const control = new AbortController()
      asking.current = control
      const { signal } = control
      setFound((before) => ({ ...before, status: 'pending' }))
      const place = lat !== undefined && lng !== undefined ? { lat, lng } : {}
      const page = Math.floor(shown.length / perPage) + 1
      try {
        const answer = await getPickupBranches(shop, { shipperId, s: s.trim(), ...place, page, perPage }, { signal })
        if (signal.aborted) return
        if (!answer.ok) return setFound((before) => ({ ...before, status: 'failed' }))
        const { branches, total } = answer.data
        setFound({ branches: [...shown, ...branches], total, status: 'found' })
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
    [shop, shipperId, lat, lng, perPage],
  )

  // what was asked last: the same again is not asked, and the first question needs no pause
  const asked = useRef(initial ? { ask, text: first } : null)
  useEffect(() => {
    if (asked.current?.text === text && asked.current.ask === ask) return
    const timer = setTimeout(
      () => {
        asked.current = { ask, text }
        void ask(text, [])
      },
      asked.current === null ? 0 : pauseMs,
    )
    return () => clearTimeout(timer)
  }, [ask, text])
  useEffect(() => () => asking.current?.abort(), [])

  const { branches, total, status } = found
  return {
    text,
    fieldProps: {
      type: 'search',
      name: 's',
      defaultValue: first,
      maxLength: 100,
      onChange: ({ currentTarget }) => setText(currentTarget.value),
    },
    branches,
    total,
    hasMore: branches.length < total,
    pending: status === 'pending',
    failed: status === 'failed',
    more: () => void ask(text, branches),
    again: () => void ask(text, []),
  }
}
