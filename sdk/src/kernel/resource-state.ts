import { CommerceError, localError, type ShopError } from './errors.ts'
import { share } from './share.ts'

interface Reading {
  /** Whether an answer is on its way, whatever is known already. */
  readonly isFetching: boolean
  /** When `data` came, by the clock of the store; null while nothing has. */
  readonly updatedAt: number | null
}

/** What is known of a resource. After an error `data` is still what was known before. */
export type ResourceState<T> = Reading &
  (
    | { readonly status: 'pending'; readonly data: undefined; readonly error: null }
    | { readonly status: 'success'; readonly data: T; readonly error: null }
    | { readonly status: 'error'; readonly data: T | undefined; readonly error: ShopError }
  )

export const unknown: ResourceState<never> = {
  status: 'pending',
  data: undefined,
  error: null,
  isFetching: false,
  updatedAt: null,
}

/** While it is asked for. An error with nothing known before is forgotten. */
export const asking = <T>(state: ResourceState<T>): ResourceState<T> =>
  state.data === undefined ? { ...unknown, isFetching: true } : { ...state, isFetching: true }

/** Parts of the answer that did not change stay the same objects. */
export const answered = <T>(before: ResourceState<T>, data: T, updatedAt: number): ResourceState<T> => ({
  status: 'success',
  data: share(before.data, data),
  error: null,
  isFetching: false,
  updatedAt,
})

/** Only what is no `CommerceError` is new here: a part of the program that did not load, or a mistake in it. */
const errorOf = (thrown: unknown): ShopError =>
  thrown instanceof CommerceError
    ? thrown.error
    : localError('network', { retryable: true, issues: [{ code: 'network', field: null, title: String(thrown) }] })

export const failed = <T>({ data, updatedAt }: ResourceState<T>, thrown: unknown): ResourceState<T> => ({
  ...{ status: 'error', data, error: errorOf(thrown) },
  ...{ isFetching: false, updatedAt },
})
