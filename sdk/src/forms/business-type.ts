/** Business types: consumer and company. */
export type BusinessType = 'b2c' | 'b2b'

/** The kind of business by profile: with a company if the profile names one, otherwise with a consumer. */
export const businessTypeOf = (customer: { readonly business: object | null } | null): BusinessType =>
  customer?.business ? 'b2b' : 'b2c'
