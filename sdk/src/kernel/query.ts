import type { CallOptions } from './options.ts'

/** Definition of a query, for the resource store, TanStack Query, a router's loader or a plain `await`. */
export interface Query<T> {
  /** Starts with the name of the read and the segment, so that two segments never share data. */
  readonly queryKey: readonly unknown[]
  /** Throws `CommerceError`. */
  readonly queryFn: (context?: CallOptions) => Promise<T>
}
