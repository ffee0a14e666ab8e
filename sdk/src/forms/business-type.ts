/** Kinds of business: with a consumer, and with a company (C9.19). */
export type BusinessType = 'b2c' | 'b2b'

/** Which of the two it is with somebody: with a company when the profile names one, else with a consumer. */
export const businessTypeOf = (customer: { readonly business: object | null } | null): BusinessType =>
  customer?.business ? 'b2b' : 'b2c'
