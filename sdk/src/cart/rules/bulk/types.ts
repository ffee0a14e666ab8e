/** A line of an order in bulk (C3.15): which product, by its code, and how many. */
export interface BulkOrderLine {
  readonly product: string
  readonly amount: number
}

/** A line that was read, with its place in the text. */
export interface BulkLine {
  /** Counted from 1. */
  readonly line: number
  readonly code: string
  readonly amount: number
}

/**
 * Why a line cannot be read: no code, an invalid amount, more after the amount than its unit, more cells than the heading, or
 * too many lines.
 */
export type BulkFaultCode = 'bulk_no_code' | 'bulk_amount' | 'bulk_unreadable' | 'bulk_columns' | 'bulk_too_many'

export interface BulkFault {
  /** Counted from 1. */
  readonly line: number
  /** The line as it was written. */
  readonly text: string
  readonly code: BulkFaultCode
}

export interface BulkText {
  readonly lines: readonly BulkLine[]
  readonly faults: readonly BulkFault[]
}

/** Why there is nothing to put into the cart: nothing was written, or no line names goods of the shop. */
export type BulkProblem = 'bulk_empty' | 'bulk_unknown'
