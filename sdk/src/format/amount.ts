// a double holds no tenth: amounts are counted in whole thousandths, and no amount of goods has a fourth decimal
const scale = 1000

export const thousandths = (amount: number): number => Math.round(amount * scale)

/** Adds amounts of goods without the dust of binary fractions: 0.1 and 0.2 are 0.3. */
export const addAmounts = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + thousandths(amount), 0) / scale

/** An amount of goods as it is read: `1,5`, with its unit `1,5 m`. */
export function formatAmount(amount: number, unit?: string, decimalPoint = ','): string {
  const text = String(amount).replace('.', decimalPoint)
  return unit === undefined ? text : `${text}\u00A0${unit}`
}

/**
 * An amount of goods as it was written, with a decimal comma or dot and three decimals at most; null when it is none.
 * Whether goods are sold in such an amount is not asked here.
 */
export function parseAmount(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,4})(?:[.,](\d{0,3}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(`${whole}.${decimals}0`)
}
