import { toUnits } from '../format/format-number.ts'

/** Rounds an amount to two decimals for analytics, half away from zero. */
export const amountOf = (value: number): number => {
  // sums and products of prices end in dust: 1.15 × 1.5 is 1.7249999999999999
  const exact = Number(value.toPrecision(15))
  const rounded = (Math.sign(exact) * toUnits(Math.abs(exact), 2)) / 100
  return rounded === 0 ? 0 : rounded
}
