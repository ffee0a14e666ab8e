/** A currency and how its amounts are written. */
export interface Currency {
  /** Code of the currency, ISO 4217. */
  readonly code: string
  /** Symbol that is shown with an amount, like `€`. */
  readonly symbol: string
  /** Side of the amount on which the symbol stands. */
  readonly symbolPlacement: 'left' | 'right'
  /** Number of decimal places, 0 to 3. */
  readonly decimalPlaces: number
  /** Decimal separator, like `.`. */
  readonly decimalPoint: string
  /** Separator of thousands, like `,`. */
  readonly millesimalPoint: string
}
