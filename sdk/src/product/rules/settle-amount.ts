import { type AmountLimits, fitAmount } from './fit-amount.ts'

/** Why the amount is not the wanted one; `quantityMessage` makes a message of it. */
export interface AmountNotice {
  readonly code: 'quantity_maximum' | 'quantity_minimum' | 'quantity_step'
  /** The maximum, the minimum, or the step. */
  readonly limit: number
}

export interface SettledAmount {
  readonly amount: number
  /** For an info notice; null if no limit changed the amount. */
  readonly notice: AmountNotice | null
}

export interface AmountRules extends AmountLimits {
  /** Whether limits are enforced and told of (B5.14); they are unless told. */
  readonly limitNotifications?: boolean
}

/**
 * The amount that stands after a wish. With limit notifications it is fitted into the limits and the shopper is told
 * which one it met (B5.15, B5.16), or that goods are not sold in such a fraction; without them every amount stands (B5.14) and the back end has the last word.
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
