import { type AmountLimits, clampAmount } from './fit-amount.ts'

/** Why the amount was adjusted; `amountNoticeMessage` returns its message. */
export interface AmountNotice {
  /** Which limit the requested amount violated. */
  readonly code: 'quantity_maximum' | 'quantity_minimum' | 'quantity_step'
  /** The largest or the least multiple of the step within the limits, or the step, in the unit of sale. */
  readonly limit: number
}

/** The amount that {@link adjustAmount} returns, with the reason if it differs from the requested one. */
export interface AdjustedAmount {
  /** The amount to use, in the unit of sale. */
  readonly amount: number
  /** For an info notice; null if no limit changed the amount. */
  readonly notice: AmountNotice | null
}

/** Options of {@link adjustAmount}. */
export interface AmountRules extends AmountLimits {
  /**
   * Whether the amount is fitted into the limits and a notice is returned.
   *
   * @defaultValue true
   */
  readonly limitNotifications?: boolean
}

/**
 * Adjusts an amount to the limits of a product and returns which limit applied. Without limit notifications, every
 * amount stays and the back end decides.
 *
 * @param wanted - The wanted amount.
 * @param rules - Limits of the product, and whether limit notifications are on (by default they are).
 * @returns The adjusted amount, and the notice to show; null if nothing was adjusted.
 * @example
 * ```ts
 * const { amount, notice } = adjustAmount(12, { max: 10 }) // 10, with the code 'quantity_maximum'
 * ```
 */
export function adjustAmount(
  wanted: number,
  { limitNotifications = true, ...limits }: AmountRules = {},
): AdjustedAmount {
  if (!limitNotifications) return { amount: Math.max(0, Number.isNaN(wanted) ? 0 : wanted), notice: null }
  const { min = 1, max, step = 1 } = limits
  const amount = clampAmount(wanted, limits)
  if (typeof max === 'number' && wanted > max) return { amount, notice: { code: 'quantity_maximum', limit: amount } }
  if (wanted < min) return { amount, notice: { code: 'quantity_minimum', limit: amount } }
  return { amount, notice: wanted === amount || Number.isNaN(wanted) ? null : { code: 'quantity_step', limit: step } }
}
