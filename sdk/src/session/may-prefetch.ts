/** The part of `navigator.connection` that {@link mayPrefetch} uses. */
export interface ConnectionLike {
  /** Whether the visitor asked the browser to save data. */
  readonly saveData?: boolean
  /** Speed class of the connection, like `4g` or `slow-2g`. */
  readonly effectiveType?: string
}

/** Whether pages may be loaded before they are asked for: not on 2g and not where data are saved. */
export const mayPrefetch = ({ saveData, effectiveType }: ConnectionLike = {}): boolean =>
  !saveData && !/(^|-)2g$/.test(effectiveType ?? '')
