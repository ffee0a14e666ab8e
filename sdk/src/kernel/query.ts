import type { CallOptions } from './options.ts'

/** A read as a definition: fits the resource store, TanStack Query, a router's loader or a plain `await` as it is. */
export interface Query<T> {
  /** Starts with the name of the read and the segment, so that two segments never share an answer. */
  readonly queryKey: readonly unknown[]
  /** Throws `CommerceError`. */
  readonly queryFn: (context?: CallOptions) => Promise<T>
}
