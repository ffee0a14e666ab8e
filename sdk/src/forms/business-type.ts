/** Business types: consumer and company. */
export type BusinessType = 'b2c' | 'b2b'

/**
 * The kind of business by the profile of the customer: `b2b` if it names a company, otherwise `b2c`.
 *
 * @param customer - The profile; null for a guest.
 */
export const toBusinessType = (customer: { readonly business: object | null } | null): BusinessType =>
  customer?.business ? 'b2b' : 'b2c'
