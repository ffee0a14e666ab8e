/** Who may break when the contract changes. */
export type Side = 'shops' | 'back ends'

/** One difference between two contracts. */
export interface Change {
  /** Like `property-required`. Stable, for programs. */
  readonly kind: string
  /** The operationIds of the changed operations. */
  readonly operations: readonly string[]
  /** The changed part: `request .amount`, `response 200 Cart.items[]`, `query sort`. */
  readonly place: string
  readonly what: string
  /** Who breaks. Empty for a non-breaking change. */
  readonly breaks: readonly Side[]
  /** Why they break. Empty for a non-breaking change. */
  readonly why: string
}

/** How the set of allowed values changed. */
export type RangeChange = 'narrower' | 'wider' | 'both' | 'neither'
export type Direction = 'request' | 'response'

export interface Impact {
  readonly breaks: readonly Side[]
  readonly why: string
}

export const noImpact: Impact = { breaks: [], why: '' }

const rejectedRequest = 'Shops of the old contract send values that are no longer allowed.'
const unknownRequest = 'Shops may send new values that back ends of the old contract reject or ignore.'
const unexpectedResponse = 'Back ends may return new values that shops of the old contract do not expect.'
const stricterResponse = 'Shops rely on it, but back ends of the old contract may return something else.'

/**
 * The impact of a narrower or wider range. Back ends must understand everything that shops may send, and shops everything
 * that back ends may return.
 */
export function impactOf(range: RangeChange, direction: Direction): Impact {
  if (range === 'neither') return noImpact
  const [narrower, wider]: readonly [Impact, Impact] =
    direction === 'request'
      ? [
          { breaks: ['shops'], why: rejectedRequest },
          { breaks: ['back ends'], why: unknownRequest },
        ]
      : [
          { breaks: ['back ends'], why: stricterResponse },
          { breaks: ['shops'], why: unexpectedResponse },
        ]
  if (range === 'narrower') return narrower
  if (range === 'wider') return wider
  return { breaks: ['shops', 'back ends'], why: 'Messages that meet one of the contracts do not meet the other.' }
}

/** Merges equal changes of a shared schema into one, with all affected operations. */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const byKey = new Map<string, Change>()
  for (const change of changes) {
    const key = [change.kind, change.place, change.what, change.breaks.join()].join('\n')
    const existing = byKey.get(key)
    const operations = [...new Set([...(existing?.operations ?? []), ...change.operations])]
    byKey.set(key, { ...change, operations })
  }
  return [...byKey.values()]
}
