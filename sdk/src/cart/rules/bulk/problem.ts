import type { BulkProblem, BulkText } from './types.ts'

/** Why an order in bulk has nothing to put into the cart; null when the codes of some lines are known. */
export function bulkProblem({ lines, faults }: BulkText, isKnown: (code: string) => boolean): BulkProblem | null {
  if (lines.some(({ code }) => isKnown(code))) return null
  return lines.length + faults.length === 0 ? 'bulk_empty' : 'bulk_unknown'
}
