import { creditOf, type Given, shareOf } from '../invoices/credit.ts'
import type { Figures } from '../invoices/figures.ts'
import type { Haler } from '../money.ts'

/** The part of the delivery price that is not refunded: what exceeds the cheapest delivery to the door. */
export const deliveryNotRefunded = (paid: Haler, cheapest: Haler | null): Haler =>
  cheapest === null ? 0 : Math.max(0, paid - cheapest)

/** The refund for returning `now`, after `before` was returned. */
export function moneyBack(
  figures: Figures,
  before: readonly Given[],
  now: readonly Given[],
  notRefunded: Haler,
): Haler {
  const credited = creditOf(figures, before, now, notRefunded)?.total ?? 0
  return credited === 0 ? 0 : -credited
}

/** The credits returned with the goods: whole credits only, and the rest with the last goods. */
export function creditsBack(
  credits: number,
  figures: Figures,
  before: readonly Given[],
  now: readonly Given[],
): number {
  const until = (given: readonly Given[]): number => {
    const { back, whole, isWhole } = shareOf(figures, given)
    return isWhole ? credits : whole === 0 ? 0 : Math.floor((credits * back) / whole)
  }
  return until([...before, ...now]) - until(before)
}
