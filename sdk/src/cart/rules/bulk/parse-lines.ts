import { amountUnits } from '../../../i18n/list-words.ts'
import { parseAmount } from '../../../format/amount.ts'
import { type BulkColumns, columnsOf, plainColumns } from './columns.ts'
import type {
  BulkOrderIssue,
  BulkOrderIssueCode,
  BulkOrderLine,
  ParseBulkOrderOptions,
  ParsedBulkOrder,
} from './types.ts'

/** Default for the most lines of a bulk order. */
export const mostBulkLines = 500

const longestCode = 64

// `A1 1,5` and `A1,1,5`: a comma between two numbers is a decimal comma, otherwise 1,5 would be read as 1
const spacedDecimals = /^\s*[^\s,]+\s+\d{1,4},\d{1,3}\s*\p{L}{0,5}\.?\s*$/u
const parted = (cells: readonly string[]): boolean =>
  cells.length === 3 && /^\d{1,4}$/.test(cells[1] ?? '') && /^\d{1,3}\s*\p{L}{0,5}\.?$/u.test(cells[2] ?? '')

/** Removes the quotation marks of spreadsheets, and the leading `'` that keeps a cell from being a formula. */
const unquoted = (cell: string): string => {
  const text = cell.trim()
  const inside =
    text.length > 1 && text.startsWith('"') && text.endsWith('"')
      ? text.slice(1, -1).replaceAll('""', '"').trim()
      : text
  return inside.replace(/^'(?=[=+\-@])/, '')
}

/** The separator of a line: a tab, else a semicolon, else a comma; undefined for spaces. */
function separatorOf(text: string): string | undefined {
  const outside = text
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('')
  const separators = spacedDecimals.test(outside) && !outside.includes(';') ? ['\t'] : ['\t', ';', ',']
  return separators.find((own) => outside.includes(own))
}

/** The cells of a line. With `joins`, a third number is read as decimals, since there is no heading. */
function cellsOf(text: string, joins: boolean): readonly string[] {
  const separator = separatorOf(text)
  const cells = ['']
  let quoted = false
  for (const char of separator === undefined ? text.trim().replace(/\s+/g, ' ') : text) {
    if (char === '"') quoted = !quoted
    if (char === (separator ?? ' ') && !quoted) cells.push('')
    else cells[cells.length - 1] += char
  }
  const [code = '', ...rest] = cells.map(unquoted)
  return joins && separator === ',' && parted(cells) ? [code, rest.join(',')] : [code, ...rest]
}

const units = `(?:${amountUnits})?\\.?$`
const unit = new RegExp(`^${units}`, 'i')
const amountWithUnit = new RegExp(`^(.*?)\\s*${units}`, 'i')

/**
 * Whether more follows the amount than its unit, so that it is unclear which number is the amount: `A1 2 3`,
 * `A1,2,3,4`.
 */
function isUnclear(text: string, cells: readonly string[]): boolean {
  const separator = separatorOf(text)
  const [, , third = '', ...rest] = cells
  if (separator === undefined) return !unit.test(third) || rest.length > 0
  return separator === ',' && cells.length > 3 && cells.slice(1, 3).every((cell) => /^\d+$/.test(cell))
}

/** An amount above 0, optionally with its unit; 1 for an empty cell, null if it is not a number. */
function amountIn(cell: string | undefined): number | null {
  if (!cell) return 1
  return parseAmount(amountWithUnit.exec(cell)?.[1] ?? '') || null
}

function lineOf(cells: readonly string[], columns: BulkColumns, line: number): BulkOrderLine | BulkOrderIssueCode {
  const code = cells[columns.code] ?? ''
  if (code === '') return 'bulk_no_code'
  if (code.length > longestCode) return 'bulk_long_code'
  const amount = amountIn(cells[columns.amount])
  return amount === null ? 'bulk_amount' : { line, code, amount }
}

/** Whether a row has more cells than the heading: one of its commas is a decimal comma, but it is unclear which. */
const isAmbiguous = (text: string, cells: readonly string[], width: number): boolean =>
  separatorOf(text) === ',' && cells.slice(width).some((cell) => cell !== '')

/**
 * Whether a row of an exported order is no product: no code, and no amount (a fee) or a negative price (a discount).
 */
const isBeside = (cells: readonly string[], { code, amount }: BulkColumns): boolean =>
  cells[code] === '' && (cells[amount] === '' || cells.some((cell) => /^-\d[\d\s]*([.,]\d+)?$/.test(cell)))

interface Place {
  readonly columns: BulkColumns
  /** How many cells the heading has. */
  readonly width: number
  readonly line: number
}

function readRow(
  text: string,
  cells: readonly string[],
  { columns, width, line }: Place,
): BulkOrderLine | BulkOrderIssueCode {
  if (isAmbiguous(text, cells, width)) return 'bulk_columns'
  return columns === plainColumns && isUnclear(text, cells) ? 'bulk_unreadable' : lineOf(cells, columns, line)
}

/**
 * Parses a bulk order, pasted or from a CSV file: one line has a code and an amount, separated by a tab, semicolon,
 * comma or spaces. A heading can name the columns. Empty lines, and discounts and fees of an exported order, are
 * skipped. A missing amount means 1.
 *
 * @param text - Text of the field or the file.
 * @param options - How many lines are read.
 * @returns Parsed lines, faults for lines that cannot be read, and how many lines there are.
 */
export function parseBulkOrder(text: string, { most = mostBulkLines }: ParseBulkOrderOptions = {}): ParsedBulkOrder {
  const lines: BulkOrderLine[] = []
  const issues: BulkOrderIssue[] = []
  let rows = 0
  let total = 0
  let columns = plainColumns
  let width = Infinity
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const own = raw.trim()
    const cells = cellsOf(raw, columns === plainColumns)
    // tables end in rows of empty cells; in a text without a heading such a row is a fault
    if (own === '' || (columns !== plainColumns && cells.every((cell) => cell === ''))) continue
    rows += 1
    const heading = rows === 1 ? columnsOf(cells) : null
    if (heading) {
      columns = heading
      width = cells.length
      continue
    }
    if (columns !== plainColumns && isBeside(cells, columns)) continue
    const fault = (code: BulkOrderIssueCode) => issues.push({ line: index + 1, text: own, code })
    total += 1
    if (total > most) {
      // once, for the first line that is not read
      if (total === most + 1) fault('bulk_too_many')
      continue
    }
    const read = readRow(raw, cells, { columns, width, line: index + 1 })
    if (typeof read === 'string') fault(read)
    else lines.push(read)
  }
  return { lines, issues, total }
}

/** A quoted cell may contain line breaks. */
const oneRowALine = (text: string): string =>
  text.replaceAll(
    /(^|[;,\t\r\n])"((?:[^"]|"")*)"(?=[;,\t\r\n]|$)/g,
    (_, before: string, cell: string) => `${before}"${cell.replaceAll(/\s*[\r\n]\s*/g, ' ')}"`,
  )

const cellText = (cell: string): string => (/[";,\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * Prepares the text of a file for the field of a bulk order. If a heading names the columns, only codes and amounts
 * are kept, without discounts and fees. The heading is kept if a row has more cells than it, so that the row can be
 * reported.
 *
 * @param text - Content of the file.
 */
export function parseBulkOrderFile(text: string): string {
  const whole = oneRowALine(text.replace(/^\uFEFF/, ''))
  const [heading, ...rows] = whole
    .split(/\r\n|\n|\r/)
    .map((row) => ({ row, cells: cellsOf(row, false) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const columns = heading && columnsOf(heading.cells)
  if (!columns) return text
  if (rows.some(({ row, cells }) => isAmbiguous(row, cells, heading.cells.length))) return whole
  return rows
    .map(({ cells }) => cells)
    .filter((cells) => !isBeside(cells, columns))
    .map((cells) => [columns.code, columns.amount].map((at) => cellText(cells[at] ?? '')).join(';'))
    .join('\n')
}

/**
 * The rest of a bulk order after some of its lines were removed.
 *
 * @param rows - Remaining lines of the text.
 * @returns The lines joined; `''` if only a heading or discounts are left.
 */
export function remainingBulkOrder(rows: readonly string[]): string {
  const text = rows.join('\n').trim()
  return parseBulkOrder(text).total > 0 ? text : ''
}
