import { inMarket } from './market.ts'

/** Money in whole haléře, or cents in the Slovak shop; major units exist only in the contract. */
export type Haler = number

export const VAT_PERCENT: number = inMarket({ cs: 21, sk: 23 })

/** Converts haléře to the major unit of the contract; exact, because a whole number divided by 100 is the nearest double. */
export function toMajor(amount: Haler): number {
  return amount / 100
}

export function toMajorOrNull(amount: Haler | null): number | null {
  return amount === null ? null : toMajor(amount)
}

/** Converts a number in the major unit to haléře. */
export function fromMajor(amount: number): Haler {
  return Math.round(amount * 100)
}

/** The amount without VAT, rounded half up to a haléř (half away from zero below zero). */
export function withoutVat(withVat: Haler): Haler {
  const divisor = 100 + VAT_PERCENT
  const rounded = Math.floor((Math.abs(withVat) * 200 + divisor) / (2 * divisor))
  return withVat < 0 && rounded !== 0 ? -rounded : rounded
}

/** The rounding to whole crowns; 50 haléře round up. */
export function toCrowns(amount: Haler): Haler {
  return Math.floor((amount + 50) / 100) * 100 - amount
}

/** The rounding to five cents; a total of one or two cents rounds up. */
export function toFiveCents(amount: Haler): Haler {
  if (amount === 1 || amount === 2) return 5 - amount
  return Math.floor((amount + 2) / 5) * 5 - amount
}

/** A share of an amount in whole haléře, rounded half up. */
export function percentOf(amount: Haler, percent: number): Haler {
  return Math.floor((amount * percent * 2 + 100) / 200)
}
