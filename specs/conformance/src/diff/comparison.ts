import type { Change, Direction, Judgement } from './change.ts'
import type { Contract, Loose } from './document.ts'
import type { Found } from './operations.ts'
import { compareSchemas } from './schemas.ts'

/** An operation in both contracts, and where differences are written down. */
export interface Comparison {
  readonly before: Contract
  readonly after: Contract
  readonly was: Found
  readonly here: Found
  readonly changes: Change[]
}

export function report(
  { changes, was }: Comparison,
  place: string,
  kind: string,
  what: string,
  judgement: Judgement,
): void {
  changes.push({ kind, place, what, operations: [was.id], ...judgement })
}

export function schemas(comparison: Comparison, direction: Direction, old: Loose, now: Loose, place: string): void {
  const { before, after, was, changes } = comparison
  compareSchemas({ before, after, operation: was.id, direction, changes, seen: new Set() }, old, now, place)
}
