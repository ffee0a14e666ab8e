import type { Query, ShopError, Store } from '@vanek/sdk'
import type { ResourceState } from '@vanek/sdk/resources'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { useResources } from './use-resources.ts'

interface Reading {
  /** Whether an answer is on its way, whatever is known already. */
  readonly isFetching: boolean
  /** Asks again, also when an answer is on its way. Never rejects: `error` tells. */
  readonly refetch: () => Promise<void>
}

/** A read, as every hook that reads answers it. After an error `data` is what was known before. */
export type QueryResult<T> = Reading &
  (
    | { readonly status: 'pending'; readonly data: undefined; readonly error: null }
    | { readonly status: 'success'; readonly data: T; readonly error: null }
    | { readonly status: 'error'; readonly data: T | undefined; readonly error: ShopError }
  )

/** The same of a read that has something to show before it is answered. */
export interface ReadOf<T> extends Reading {
  readonly status: 'pending' | 'success' | 'error'
  readonly data: T
  readonly error: ShopError | null
}

export interface ShopQueryOptions<T> {
  /** An answer that is not older is not asked for again when a component appears. @defaultValue 0 */
  readonly staleMs?: number | undefined
  /** How long the answer is kept once no component shows it. @defaultValue that of the store */
  readonly keepMs?: number | undefined
  /** The answer, as the page came with it. */
  readonly initialData?: T | undefined
  /** While another key is fetched, the data of the key before is shown if it was of the same family. */
  readonly family?: string | undefined
}

const pending: ResourceState<never> = {
  ...{ status: 'pending', data: undefined, error: null },
  ...{ isFetching: false, updatedAt: null },
}
const nothing: Store<ResourceState<never>> = {
  getState: () => pending,
  getInitialState: () => pending,
  subscribe: () => () => {},
}
const whole = <T>(state: T): T => state

/**
 * Reads by a query definition of the SDK, after hydration: `useShopQuery(productQuery(shop, { slug }))`. Components
 * with the
 * same key share one answer and what is in flight. `null` asks for nothing.
 *
 * ```tsx
 * const { data, status, refetch } = useShopQuery(brandsQuery(useShop()))
 * if (status === 'error') return <button onClick={() => void refetch()}>Try again</button>
 * return <ul>{data?.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
 * ```
 */
export function useShopQuery<T>(query: Query<T> | null, options: ShopQueryOptions<T> = {}): QueryResult<T> {
  const { staleMs, keepMs, initialData, family } = options
  const resources = useResources()
  const key = query && JSON.stringify(query.queryKey)
  const state: ResourceState<T> = useStore(query ? resources.get(query) : nothing, whole)
  const latest = useRef({ query, initialData })
  useEffect(() => void (latest.current = { query, initialData }))

  useEffect(() => {
    const { query: own, initialData: first } = latest.current
    if (key === null || !own) return
    const stop = new AbortController()
    const { data, isFetching } = resources.get(own).getState()
    if (first !== undefined && data === undefined && !isFetching) resources.set(own, first)
    // how it went is in the state
    resources.fetch(own, { staleMs, keepMs, signal: stop.signal }).catch(() => undefined)
    return () => stop.abort()
  }, [resources, key, staleMs, keepMs])

  const refetch = useCallback(async () => {
    const { query: own } = latest.current
    if (own) await resources.fetch(own, { force: true, keepMs }).catch(() => undefined)
  }, [resources, keepMs])

  const [last, setLast] = useState<{ readonly family: string; readonly data: T } | null>(null)
  const changed = state.data !== undefined && (last?.family !== family || last?.data !== state.data)
  if (family !== undefined && state.data !== undefined && changed) setLast({ family, data: state.data })

  const before = last?.family === family ? last?.data : undefined
  const data = state.data !== undefined ? state.data : initialData !== undefined ? initialData : before
  const isFetching = state.isFetching || (query !== null && state.status === 'pending' && initialData === undefined)
  if (state.status === 'error') return { status: 'error', data, error: state.error, isFetching, refetch }
  if (data === undefined) return { status: 'pending', data: undefined, error: null, isFetching, refetch }
  return { status: 'success', data, error: null, isFetching, refetch }
}
