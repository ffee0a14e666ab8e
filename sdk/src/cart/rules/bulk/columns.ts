import { amountHeadings, codeHeadings, goodsHeadings } from '../../../i18n/list-words.ts'

/** The columns of the code and the amount. */
export interface BulkColumns {
  readonly code: number
  readonly amount: number
}

/** The columns without a heading row. */
export const plainColumns: BulkColumns = { code: 0, amount: 1 }

const plain = (cell: string): string => cell.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Columns that a heading names; the amount follows the code unless it is named. Null if the row is not a heading. */
export function columnsOf(cells: readonly string[]): BulkColumns | null {
  const names = cells.map(plain)
  const named = names.findIndex((name) => codeHeadings.test(name))
  // such a heading counts as the first column only
  const code = named < 0 && goodsHeadings.test(names[0] ?? '') ? 0 : named
  if (code < 0) return null
  const amount = names.findIndex((name) => amountHeadings.test(name))
  return { code, amount: amount < 0 ? code + 1 : amount }
}
