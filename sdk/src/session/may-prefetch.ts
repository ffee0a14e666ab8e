/** What is needed of `navigator.connection`. */
export interface ConnectionLike {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether pages may be loaded before they are asked for: not on 2g and not where data are saved (B9.51). */
export const mayPrefetch = ({ saveData, effectiveType }: ConnectionLike = {}): boolean =>
  !saveData && !/(^|-)2g$/.test(effectiveType ?? '')
