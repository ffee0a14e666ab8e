import { addAmounts } from '../../../format/amount.ts'
import type { BulkOrderItem } from './types.ts'

const isLine = (value: unknown): value is BulkOrderItem => {
  const { product, amount } = (value ?? {}) as Partial<BulkOrderItem>
  return typeof product === 'string' && product !== '' && Number(amount) > 0 && addAmounts(Number(amount)) === amount
}

/**
 * Serializes the lines of a bulk order for a storage, so that they survive a reload.
 *
 * @param lines - Lines of the form.
 */
export const serializeBulkOrderItems = (lines: readonly BulkOrderItem[]): string =>
  JSON.stringify(lines.map(({ product, amount }) => ({ product, amount })))

/**
 * Reads stored lines of a bulk order.
 *
 * @param text - Text written by `serializeBulkOrderItems`; null if nothing is stored.
 * @returns The valid lines; empty if the text is missing or not readable.
 */
export function parseBulkOrderItems(text: string | null): readonly BulkOrderItem[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLine) : []
  } catch {
    return []
  }
}
