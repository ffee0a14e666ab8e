/** Decimals of totals by code of the domain, where they are not as in every price (B9.34). */
const byDomain: Readonly<Record<string, number>> = { vanek_de: 2 }

/** Decimals that totals of a domain always have; undefined where they are as in every price. */
export const totalDecimals = (domainCode: string): number | undefined =>
  Object.hasOwn(byDomain, domainCode) ? byDomain[domainCode] : undefined
