import type { Change, Direction, Impact } from './change.ts'
import type { Contract, Loose } from './document.ts'
import type { LocatedOperation } from './operations.ts'
import { compareSchemas } from './schemas.ts'

/** An operation in both contracts, and the list of changes found so far. */
export interface Comparison {
  readonly before: Contract
  readonly after: Contract
  readonly oldOperation: LocatedOperation
  readonly newOperation: LocatedOperation
  readonly changes: Change[]
}

export function report(
  { changes, oldOperation }: Comparison,
  place: string,
  kind: string,
  what: string,
  impact: Impact,
): void {
  changes.push({ kind, place, what, operations: [oldOperation.id], ...impact })
}

export function compareSchema(
  comparison: Comparison,
  direction: Direction,
  oldSchema: Loose,
  newSchema: Loose,
  place: string,
): void {
  const { before, after, oldOperation, changes } = comparison
  compareSchemas(
    { before, after, operation: oldOperation.id, direction, changes, seen: new Set() },
    oldSchema,
    newSchema,
    place,
  )
}
