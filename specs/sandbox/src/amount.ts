/**
 * Amounts of goods: pieces, or metres with up to three decimals. Floating point cannot represent a tenth exactly, so all
 * arithmetic uses whole thousandths, and every amount is the double nearest to its decimal text.
 */
const SCALE = 1000

export function thousandths(amount: number): number {
  return Math.round(amount * SCALE)
}

export function sumAmounts(...amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + thousandths(amount), 0) / SCALE
}

/** Whether goods with this step are sold in this amount; amounts have at most three decimals. */
export function isOnStep(amount: number, step: number): boolean {
  return thousandths(amount) / SCALE === amount && thousandths(amount) % thousandths(step) === 0
}

/** The largest amount on the step. */
export function floorToStep(amount: number, step: number): number {
  return (Math.floor(thousandths(amount) / thousandths(step)) * thousandths(step)) / SCALE
}

/** The price of an amount, rounded half up to a whole minor unit. */
export function priceOf(amount: number, unitPrice: number): number {
  const all = thousandths(amount)
  const whole = Math.floor(all / SCALE)
  return unitPrice * whole + Math.floor((unitPrice * (all - whole * SCALE) * 2 + SCALE) / (2 * SCALE))
}
