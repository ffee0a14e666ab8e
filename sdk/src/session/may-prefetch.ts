/** The part of `navigator.connection` that {@link canPrefetch} uses. */
export interface NetworkConnection {
  /** Whether the visitor has turned data saving on. */
  readonly saveData?: boolean
  /** Speed class of the connection, like `4g` or `slow-2g`. */
  readonly effectiveType?: string
}

/**
 * Whether pages may be prefetched: not on 2g, and not if the visitor saves data.
 *
 * @param connection - `navigator.connection`; a browser without it prefetches.
 */
export const canPrefetch = ({ saveData, effectiveType }: NetworkConnection = {}): boolean =>
  !saveData && !/(^|-)2g$/.test(effectiveType ?? '')
