/** Decimals of totals by domain code, if they differ from other prices (B9.34). */
const byDomain: Readonly<Record<string, number>> = { vanek_de: 2 }

/** Fixed number of decimals of totals in a domain; undefined if they are formatted as other prices. */
export const totalDecimals = (domainCode: string): number | undefined =>
  Object.hasOwn(byDomain, domainCode) ? byDomain[domainCode] : undefined
