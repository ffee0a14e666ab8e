/** Which amounts can be bought. */
export interface AmountLimits {
  /** 1 unless told. */
  readonly min?: number
  /** No limit unless told. */
  readonly max?: number | null | undefined
  /** Distance between amounts, counted from `min`; 1 unless told. */
  readonly step?: number
}

// a double counts halves and tenths with an error in its last digits
const tidy = (amount: number): number => Number(amount.toFixed(6))

/**
 * The amount that can be bought and is nearest to the wanted one: not below the minimum (B5.16), not above the maximum
 * (B5.15), on a step. A wish that is no number is the minimum.
 */
export function fitAmount(wanted: number, { min = 1, max, step = 1 }: AmountLimits = {}): number {
  if (Number.isNaN(wanted) || wanted <= min) return min
  const fitted = tidy(min + Math.round((Math.min(wanted, max ?? wanted) - min) / step) * step)
  return Math.max(min, max && fitted > max ? tidy(fitted - step) : fitted)
}
