/** Rounds an amount to two decimals for analytics. */
export const amountOf = (value: number): number => {
  const rounded = Math.round((value + Number.EPSILON) * 100) / 100
  return rounded === 0 ? 0 : rounded
}
