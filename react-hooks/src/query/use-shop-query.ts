import type { Query, ShopError, Store } from '@vanek/sdk'
import type { ResourceState } from '@vanek/sdk/resources'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from '../store/use-store.ts'
import { useResources } from './use-resources.ts'

/** A read that has data from the start. */
export interface UseReadResult<T, E extends ShopError = ShopError> {
  /** `pending` until the first response, `error` if the last request failed. */
  readonly status: 'pending' | 'success' | 'error'
  /** The last or initial data. */
  readonly data: T
  /** Why the last request failed; null otherwise. */
  readonly error: E | null
  /** Whether a request is in flight, also while there is data. */
  readonly isFetching: boolean
  /** Fetches again, also while a request is in flight. Never rejects: see `error`. */
  readonly refetch: () => Promise<void>
}

/** State of a query. After an error, `data` is the last known data. */
export type UseShopQueryResult<T, E extends ShopError = ShopError> = Pick<
  UseReadResult<T, E>,
  'isFetching' | 'refetch'
> &
  (
    | {
        /** `pending`: there is no data yet. */
        readonly status: 'pending'
        /** Undefined until the first response. */
        readonly data: undefined
        /** Null unless the last request failed. */
        readonly error: null
      }
    | {
        /** `success`: the last request succeeded. */
        readonly status: 'success'
        /** The data of the last response. */
        readonly data: T
        /** Null unless the last request failed. */
        readonly error: null
      }
    | {
        /** `error`: the last request failed. */
        readonly status: 'error'
        /** After an error, the last data; undefined if there was none. */
        readonly data: T | undefined
        /** Why the last request failed: a code of the call, or a transport code such as `network`. */
        readonly error: E
      }
  )

/** Options of {@link useShopQuery}. */
export interface UseShopQueryOptions<T> {
  /**
   * Age in milliseconds up to which data is not refetched when a component mounts.
   * @defaultValue 0
   */
  readonly staleTime?: number | undefined
  /**
   * Milliseconds to cache the data after the last component unmounts.
   *
   * @defaultValue that of the store
   */
  readonly gcTime?: number | undefined
  /** The data that the server rendered. */
  readonly initialData?: T | undefined
  /**
   * While another key of the same family is fetched, the data of the previous key is shown, unless it is of another
   * language, currency or price list.
   */
  readonly family?: string | undefined
}

const pending: ResourceState<never, never> = {
  ...{ status: 'pending', data: undefined, error: null },
  ...{ isFetching: false, updatedAt: null },
}
const nothing: Store<ResourceState<never, never>> = {
  getState: () => pending,
  getInitialState: () => pending,
  subscribe: () => () => {},
}
const whole = <T>(state: T): T => state

/** The data that were read last, and by which query. */
interface Last<T> {
  readonly key: string | null
  readonly family: string | undefined
  /** Language, currency and prices of the data. */
  readonly segment: unknown
  /** Undefined after they were deleted. */
  readonly data: T | undefined
}

/**
 * Reads by a query definition of the SDK, after hydration. Components with the same key share one cache entry and one
 * request.
 *
 * @param query - The query, such as `productQuery(shop, { slug })`; null fetches nothing.
 * @param options - When to fetch again, and what is known already.
 * @returns Data, error and status of the query, and `refetch`.
 * @example
 * ```tsx
 * const { data, status, refetch } = useShopQuery(brandsQuery(useShop()))
 * if (status === 'error') return <button onClick={() => void refetch()}>Try again</button>
 * return <ul>{data?.map(({ id, title }) => <li key={id}>{title}</li>)}</ul>
 * ```
 */
export function useShopQuery<T, E extends ShopError = ShopError>(
  query: Query<T, E> | null,
  options: UseShopQueryOptions<T> = {},
): UseShopQueryResult<T, E> {
  const { staleTime, gcTime, initialData, family } = options
  const resources = useResources()
  const key = query && JSON.stringify(query.queryKey)
  const state: ResourceState<T, E> = useStore(query ? resources.get(query) : nothing, whole)
  const latest = useRef({ query, initialData })
  useEffect(() => void (latest.current = { query, initialData }))

  useEffect(() => {
    const { query: own, initialData: first } = latest.current
    if (key === null || !own) return
    const stop = new AbortController()
    const { updatedAt, isFetching } = resources.get(own).getState()
    if (first !== undefined && updatedAt === null && !isFetching) resources.set(own, first)
    // the result is in the state
    resources.fetch(own, { staleTime, gcTime, signal: stop.signal }).catch(() => undefined)
    return () => stop.abort()
  }, [resources, key, staleTime, gcTime])

  const refetch = useCallback(async () => {
    const { query: own } = latest.current
    if (own) await resources.fetch(own, { force: true, gcTime }).catch(() => undefined)
  }, [resources, gcTime])

  const segment = query?.queryKey[1]
  const shown: Last<T> = { key, family, segment, data: state.data }
  // React 18 cannot set state while it hydrates
  const [last, setLast] = useState(state.data === undefined ? null : shown)
  // data that were seen and are gone were deleted: another customer must not see them
  const isSeen = last?.key === key
  if (state.data === undefined ? isSeen && last?.data !== undefined : !isSeen || last?.data !== state.data)
    setLast(shown)

  const first = isSeen ? undefined : initialData
  const isRelated = !isSeen && family !== undefined && last?.family === family && last.segment === segment
  // a response may be undefined
  const isKnown = state.updatedAt !== null
  const data = isKnown ? state.data : first === undefined && isRelated ? last.data : first
  const isFetching = state.isFetching || (query !== null && state.status === 'pending' && first === undefined)
  if (state.status === 'error') return { status: 'error', data, error: state.error, isFetching, refetch }
  if (!isKnown && data === undefined) return { status: 'pending', data: undefined, error: null, isFetching, refetch }
  return { status: 'success', data: data as T, error: null, isFetching, refetch }
}
