/** How amounts of a currency are written. */
export interface CurrencyFormat {
  /** ISO 4217, like `EUR`. */
  readonly code: string
  /** What stands beside the number, like `€`. */
  readonly symbol: string
  /** On which side of the number the symbol stands. */
  readonly symbolPlacement: 'left' | 'right'
  /** How many decimals an amount has at most. */
  readonly decimalPlaces: number
  /** Sign between whole part and decimals. */
  readonly decimalPoint: string
  /** Sign between groups of three digits. */
  readonly millesimalPoint: string
}
