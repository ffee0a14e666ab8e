import type { BulkOrderProblem, ParsedBulkOrder } from './types.ts'

/**
 * Why a bulk order has nothing to add to the cart.
 *
 * @param parsed - Result of `parseBulkOrder`.
 * @param isKnown - Returns true if the shop sells something with this code.
 * @returns `bulk_empty`, `bulk_unknown`, or null if at least one code is known.
 */
export function bulkOrderProblem(
  { lines, issues }: Pick<ParsedBulkOrder, 'lines' | 'issues'>,
  isKnown: (code: string) => boolean,
): BulkOrderProblem | null {
  if (lines.some(({ code }) => isKnown(code))) return null
  return lines.length + issues.length === 0 ? 'bulk_empty' : 'bulk_unknown'
}
