import { addAmounts } from '../../../format/amount.ts'
import type { BulkOrderLine } from './types.ts'

const isLine = (value: unknown): value is BulkOrderLine => {
  const { product, amount } = (value ?? {}) as Partial<BulkOrderLine>
  return typeof product === 'string' && product !== '' && Number(amount) > 0 && addAmounts(Number(amount)) === amount
}

/** Lines of an order in bulk as a text to keep, so that they survive a reload. */
export const stringifyBulk = (lines: readonly BulkOrderLine[]): string =>
  JSON.stringify(lines.map(({ product, amount }) => ({ product, amount })))

/** The lines of a kept text; what is not a line, or no text of ours at all, is left out. */
export function parseBulk(text: string | null): readonly BulkOrderLine[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine) : []
  } catch {
    return []
  }
}
