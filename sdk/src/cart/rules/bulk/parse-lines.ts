import type { BulkText } from './types.ts'

/** The most lines that an order in bulk takes. */
export const mostBulkLines = 500

/** Reads an order in bulk. */
export function parseBulkLines(_text: string): BulkText {
  return { lines: [], faults: [] }
}
