import { creditOf, type Given, shareOf } from '../invoices/credit.ts'
import type { Figures } from '../invoices/figures.ts'
import type { Haler } from '../money.ts'

/** The part of the delivery price that is not refunded: what exceeds the cheapest delivery to the door. */
export const keptOf = (paid: Haler, cheapest: Haler | null): Haler =>
  cheapest === null ? 0 : Math.max(0, paid - cheapest)

/** The money that `now` gives back of an order of which `before` was given back already. */
export function moneyBack(figures: Figures, before: readonly Given[], now: readonly Given[], kept: Haler): Haler {
  const credited = creditOf(figures, before, now, kept)?.total ?? 0
  return credited === 0 ? 0 : -credited
}

/** The credits that go back with the goods: whole ones only, and the rest with the last of the goods. */
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
