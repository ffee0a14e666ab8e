// floating point has no exact tenths: amounts are computed in integer thousandths, and have at most three decimals
const scale = 1000

export const thousandths = (amount: number): number => Math.round(amount * scale)

/**
 * Adds amounts of goods without floating point errors: 0.1 and 0.2 are 0.3.
 *
 * @param amounts - Amounts in the unit of sale, with at most three decimals.
 * @example
 * ```ts
 * const metres = addAmounts(0.1, 0.2) // 0.3
 * ```
 */
export const addAmounts = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + thousandths(amount), 0) / scale

/**
 * Formats an amount of goods: `1,5`, or with its unit `1,5 m`.
 *
 * @param amount - Amount in the unit of sale.
 * @param unit - Unit to append after a no-break space, like `m`. Defaults to none.
 * @param decimalPoint - Decimal separator. Defaults to a comma.
 * @example
 * ```ts
 * const length = formatAmount(1.5, 'm', '.') // '1.5 m'
 * ```
 */
export function formatAmount(amount: number, unit?: string, decimalPoint = ','): string {
  const text = String(amount).replace('.', decimalPoint)
  return unit === undefined ? text : `${text}\u00A0${unit}`
}

/**
 * Parses a typed amount of goods, with a decimal comma or point and at most three decimals. It does not check whether
 * the goods are sold in such an amount.
 *
 * @param text - The typed text.
 * @returns The amount; null if the text is not one.
 * @example
 * ```ts
 * const typed = parseAmount('1,5') // 1.5
 * const unclear = parseAmount('two') // null
 * ```
 */
export function parseAmount(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,4})(?:[.,](\d{0,3}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(`${whole}.${decimals}0`)
}
