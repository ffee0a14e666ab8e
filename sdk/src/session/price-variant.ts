/**
 * Names the prices that somebody sees, by their variant and groups: two with the same name see the same
 * prices, in whatever order their groups are told. '' are the prices of everybody.
 */
export const priceVariantOf = (variant: string, groups: readonly string[]): string =>
  groups.length === 0 ? variant : `${variant}:${[...new Set(groups)].sort().join(',')}`
