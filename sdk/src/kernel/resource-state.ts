import { CommerceError, localError, type ShopError } from './errors.ts'
import { share } from './share.ts'

interface Reading {
  /** Whether a fetch is running, with or without earlier data. */
  readonly isFetching: boolean
  /** When `data` was fetched, in milliseconds since 1970; null without data. */
  readonly updatedAt: number | null
}

/** State of a resource. After an error, `data` is the last known data. */
export type ResourceState<T, E extends ShopError = ShopError> = Reading &
  (
    | {
        /** There are no data yet: nothing was fetched, or a fetch is running, possibly after an error. */
        readonly status: 'pending'
        /** Always undefined until the first response. */
        readonly data: undefined
        /** Always null. */
        readonly error: null
      }
    | {
        /** The last request succeeded. */
        readonly status: 'success'
        /** The data; unchanged parts keep their identity. */
        readonly data: T
        /** Always null. */
        readonly error: null
      }
    | {
        /** The last request failed. */
        readonly status: 'error'
        /** The last data before the error; undefined if there were none. */
        readonly data: T | undefined
        /** Why the last request failed. */
        readonly error: E
      }
  )

export const unknown: ResourceState<never> = {
  status: 'pending',
  data: undefined,
  error: null,
  isFetching: false,
  updatedAt: null,
}

/** State while a request is in flight. An error without data is cleared. */
export const asking = <T>(state: ResourceState<T>): ResourceState<T> =>
  state.updatedAt === null ? { ...unknown, isFetching: true } : { ...state, isFetching: true }

/** Unchanged parts of the data keep their identity. */
export const answered = <T>(before: ResourceState<T>, data: T, updatedAt: number): ResourceState<T> => ({
  status: 'success',
  data: share(before.data, data),
  error: null,
  isFetching: false,
  updatedAt,
})

/** A chunk that did not load and a bug are both a `TypeError`. Its message is not for shoppers: no issue has it. */
const errorOf = (thrown: unknown): ShopError =>
  thrown instanceof CommerceError ? thrown.error : localError('network', { retryable: true, cause: thrown })

export const failed = <T>({ data, updatedAt }: ResourceState<T>, thrown: unknown): ResourceState<T> => ({
  ...{ status: 'error', data, error: errorOf(thrown) },
  ...{ isFetching: false, updatedAt },
})
