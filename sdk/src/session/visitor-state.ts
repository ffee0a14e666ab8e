import { utmFrom, type Utm } from './utm.ts'

/** What is stored about a visitor between visits. */
export interface VisitorState {
  /** Whether the stored data have been read. */
  readonly loaded: boolean
  /** Ids of the last visited products, latest first; at most eight. */
  readonly lastVisited: readonly number[]
  /** null until loaded. */
  readonly sessionUuid: string | null
  /** UTM parameters of the last campaign, like `utm_source`. */
  readonly utm: Utm
}

/** The most products that are remembered. */
export const lastVisitedKept = 8

/** The product at the front; a repeated visit moves it there. */
export const visited = (ids: readonly number[], productId: number): readonly number[] =>
  [...new Set([productId, ...ids])].slice(0, lastVisitedKept)

/** Parses stored data; invalid parts are ignored. */
export function parseVisitor(text: string | null): Omit<VisitorState, 'loaded'> {
  let stored: Readonly<Record<string, unknown>> = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = value as typeof stored
  } catch {
    // nothing
  }
  const { lastVisited, sessionUuid, utm } = stored
  const ids = Array.isArray(lastVisited) ? lastVisited.filter((id) => Number.isSafeInteger(id) && id > 0) : []
  return {
    lastVisited: [...new Set(ids as number[])].slice(0, lastVisitedKept),
    sessionUuid: typeof sessionUuid === 'string' && /^[\w-]{8,64}$/.test(sessionUuid) ? sessionUuid : null,
    utm: utmFrom(utm),
  }
}
