/** How amounts of a currency are written. */
export interface CurrencyFormat {
  /** ISO 4217, like `EUR`. */
  readonly code: string
  /** Symbol beside the number, like `€`. */
  readonly symbol: string
  /** Side of the number on which the symbol is. */
  readonly symbolPlacement: 'left' | 'right'
  /** How many decimals an amount has at most. */
  readonly decimalPlaces: number
  /** Sign between whole part and decimals. */
  readonly decimalPoint: string
  /** Sign between groups of three digits. */
  readonly millesimalPoint: string
}
