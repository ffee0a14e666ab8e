/** Who was written to the old contract and meets the new one. */
export type Side = 'shops' | 'back ends'

/** One difference between two contracts. */
export interface Change {
  /** Like `property-required`; stable, for programs. */
  readonly kind: string
  /** Operations that it is about, by operationId. */
  readonly operations: readonly string[]
  /** Where: `request .amount`, `response 200 Cart.items[]`, `query sort`. */
  readonly place: string
  readonly what: string
  /** Whom it breaks; nobody when empty. */
  readonly breaks: readonly Side[]
  /** Why it breaks them; empty when it does not. */
  readonly why: string
}

/** Which way what is allowed has changed. */
export type Way = 'narrower' | 'wider' | 'both' | 'neither'
export type Direction = 'request' | 'response'

export interface Judgement {
  readonly breaks: readonly Side[]
  readonly why: string
}

export const nobody: Judgement = { breaks: [], why: '' }

const refused = 'Shops of the old contract still send what is not allowed any more.'
const unknown = 'Shops may send it now; back ends of the old contract refuse it or do not look at it.'
const unexpected = 'Back ends may answer it now; shops of the old contract do not expect it.'
const promised = 'Shops rely on it now; back ends of the old contract answer otherwise.'

/**
 * Whom it breaks that a request or an answer may be less or more than before. What is sent has to be understood by the
 * back end, what is answered by the shop.
 */
export function judged(way: Way, direction: Direction): Judgement {
  if (way === 'neither') return nobody
  const [narrower, wider]: readonly [Judgement, Judgement] =
    direction === 'request'
      ? [
          { breaks: ['shops'], why: refused },
          { breaks: ['back ends'], why: unknown },
        ]
      : [
          { breaks: ['back ends'], why: promised },
          { breaks: ['shops'], why: unexpected },
        ]
  if (way === 'narrower') return narrower
  if (way === 'wider') return wider
  return { breaks: ['shops', 'back ends'], why: 'The old and the new contract cannot both be met.' }
}

/** The same difference of a shared schema is reported once, with all operations that meet it. */
export function merged(changes: readonly Change[]): Change[] {
  const byKey = new Map<string, Change>()
  for (const change of changes) {
    const key = [change.kind, change.place, change.what, change.breaks.join()].join('\n')
    const known = byKey.get(key)
    const operations = [...new Set([...(known?.operations ?? []), ...change.operations])]
    byKey.set(key, { ...change, operations })
  }
  return [...byKey.values()]
}
