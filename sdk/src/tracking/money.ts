/** An amount as analytics want it: a number with at most two decimals, without the dust of sums. */
export const amountOf = (value: number): number => {
  const rounded = Math.round((value + Number.EPSILON) * 100) / 100
  return rounded === 0 ? 0 : rounded
}
