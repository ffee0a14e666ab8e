import type { Company } from '../types.ts'
import type { DetailsTheme } from './counting.ts'
import type { CheckoutInputs } from './inputs.ts'
import { splitStreet } from '../../forms/street.ts'

/** Fills in name, ids and address of a company from the register, and turns business mode on (C7.11). */
export function withCompany(
  inputs: CheckoutInputs,
  { tin, vatin, business_name, address }: Company,
  { split_street }: Pick<DetailsTheme, 'split_street'>,
): CheckoutInputs {
  const parts = split_street ? splitStreet(address.street) : { street: address.street, houseNumber: '' }
  return {
    ...inputs,
    isBusiness: true,
    billingInfo: true,
    businessName: business_name,
    tin,
    vatin: vatin ?? '',
    billingStreet: parts.street,
    billingHouseNumber: parts.houseNumber,
    billingCity: address.city,
    billingPostcode: address.postcode,
    billingCountry: address.country_code,
  }
}
