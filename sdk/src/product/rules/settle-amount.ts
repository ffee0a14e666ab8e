import { type AmountLimits, fitAmount } from './fit-amount.ts'

/** Why the amount is not the wanted one; `quantityMessage` makes a message of it. */
export interface AmountNotice {
  /** Which limit the wanted amount violated. */
  readonly code: 'quantity_maximum' | 'quantity_minimum' | 'quantity_step'
  /** The largest multiple of the step below the maximum, the minimum, or the step, in the unit of sale. */
  readonly limit: number
}

/** The amount that {@link settleAmount} returns, with the reason if it differs from the wanted one. */
export interface SettledAmount {
  /** The amount to use, in the unit of sale. */
  readonly amount: number
  /** For an info notice; null if no limit changed the amount. */
  readonly notice: AmountNotice | null
}

/** Options of {@link settleAmount}. */
export interface AmountRules extends AmountLimits {
  /**
   * Whether the amount is fitted into the limits and a notice is returned.
   *
   * @defaultValue true
   */
  readonly limitNotifications?: boolean
}

/**
 * The amount that stands after a wish. With limit notifications it is fitted into the limits and the shopper is told
 * which one it met, or that goods are not sold in such a fraction; without them every amount stands
 * and the back end has the last word.
 */
export function settleAmount(
  wanted: number,
  { limitNotifications = true, ...limits }: AmountRules = {},
): SettledAmount {
  if (!limitNotifications) return { amount: Math.max(0, Number.isNaN(wanted) ? 0 : wanted), notice: null }
  const { min = 1, max, step = 1 } = limits
  const amount = fitAmount(wanted, limits)
  if (typeof max === 'number' && wanted > max) return { amount, notice: { code: 'quantity_maximum', limit: amount } }
  if (wanted < min) return { amount, notice: { code: 'quantity_minimum', limit: min } }
  return { amount, notice: wanted === amount || Number.isNaN(wanted) ? null : { code: 'quantity_step', limit: step } }
}
