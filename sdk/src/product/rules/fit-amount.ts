import { thousandths } from '../../format/amount.ts'

/** Which amounts can be bought. */
export interface AmountLimits {
  /**
   * Minimum amount.
   *
   * @defaultValue 1
   */
  readonly min?: number
  /**
   * Maximum amount.
   *
   * @defaultValue no limit
   */
  readonly max?: number | null | undefined
  /** Amounts are multiples of this. Defaults to 1. */
  readonly step?: number
}

/**
 * The valid amount nearest to the requested one: between minimum and maximum, and a multiple of the
 * step.
 *
 * @param wanted - The wanted amount; `NaN` gives the minimum.
 * @param limits - Minimum and step are 1 by default; there is no maximum by default.
 * @example
 * ```ts
 * const amount = clampAmount(7, { min: 2, max: 10, step: 2 }) // 8
 * ```
 */
export function clampAmount(wanted: number, { min = 1, max, step = 1 }: AmountLimits = {}): number {
  // an invalid step must not make the amount invalid
  const one = Math.max(1, thousandths(step) || 1000)
  const least = Math.ceil(thousandths(min) / one)
  const most = typeof max === 'number' ? Math.max(least, Math.floor(thousandths(max) / one)) : Infinity
  const steps = Number.isNaN(wanted) ? least : Math.round(thousandths(wanted) / one)
  return (Math.min(Math.max(steps, least), most) * one) / 1000
}
