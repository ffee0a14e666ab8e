/** A line of a bulk order. Stored by {@link serializeBulkOrderItems}. */
export interface BulkOrderItem {
  /** Code of the product, as typed. */
  readonly product: string
  /** Amount in the unit of sale, above 0, with at most three decimals. */
  readonly amount: number
}

/** A line that {@link parseBulkOrder} could read. */
export interface BulkOrderLine {
  /** Number of the line in the text, from 1. */
  readonly line: number
  /** Code of the product, as typed; at most 64 characters. */
  readonly code: string
  /** Amount in the unit of sale, above 0; 1 if the line has none. */
  readonly amount: number
}

/**
 * Why a line cannot be read: no code, a code longer than 64 characters, an invalid amount, more after the amount than its
 * unit, more cells than the heading, or too many lines.
 */
export type BulkOrderIssueCode =
  | 'bulk_no_code'
  | 'bulk_long_code'
  | 'bulk_amount'
  | 'bulk_unreadable'
  | 'bulk_columns'
  | 'bulk_too_many'

/** A line that {@link parseBulkOrder} could not read. */
export interface BulkOrderIssue {
  /** Number of the line in the text, from 1. */
  readonly line: number
  /** The line as it was written. */
  readonly text: string
  /** Why the line cannot be read. */
  readonly code: BulkOrderIssueCode
}

/** Result of {@link parseBulkOrder}. */
export interface ParsedBulkOrder {
  /** Lines that could be read, in the order of the text. Codes may repeat. */
  readonly lines: readonly BulkOrderLine[]
  /**
   * Lines that could not be read, in the order of the text. If there are too many lines, this is said once, for the first
   * one that was not read.
   */
  readonly issues: readonly BulkOrderIssue[]
  /** How many lines there are, also those that were not read. */
  readonly total: number
}

/** Options of {@link parseBulkOrder}. */
export interface ParseBulkOrderOptions {
  /** The most lines that are read. @defaultValue 500 */
  readonly most?: number
}

/** Why there is nothing to add to the cart: the text is empty, or no line has a known product code. */
export type BulkOrderProblem = 'bulk_empty' | 'bulk_unknown'
