/**
 * Identifies the prices of a visitor by variant and groups: two with the same id see the same prices, whatever the
 * order of the groups. '' are the public prices.
 */
export const priceVariantOf = (variant: string, groups: readonly string[]): string =>
  groups.length === 0 ? variant : `${variant}:${[...new Set(groups)].sort().join(',')}`
