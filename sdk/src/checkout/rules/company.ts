import { tight } from '../../forms/spaces.ts'
import { normalizeTin } from '../../forms/tin.ts'
import { isSlovakVatin, isVatin, normalizeVatin } from '../../forms/vatin.ts'
import type { Company } from '../types.ts'
import type { DetailsTheme } from './counting.ts'
import type { CheckoutInputs } from './inputs.ts'
import { splitStreet } from '../../forms/street.ts'

/** Difference between the VAT number and the register: the company has none, or another one. */
export type VatinRemark =
  | {
      /** The register has no VAT number for this company. */
      readonly code: 'none'
    }
  | {
      /** The register has a different VAT number for this company. */
      readonly code: 'other'
      /** The VAT number in the register, with its country prefix. */
      readonly vatin: string
    }

/**
 * Compares the typed VAT number with the company register. It is only a remark, not an error: the register may be out
 * of date.
 *
 * @param inputs - The checkout form.
 * @param company - The company found by its number; null if none was found.
 * @returns What differs; null if nothing does or if there is nothing to compare.
 */
export function vatinRemark(inputs: CheckoutInputs, company: Company | null): VatinRemark | null {
  const country = inputs.billingCountry
  const typed = normalizeVatin(inputs.vatin, country)
  const isSame = company !== null && normalizeTin(inputs.tin, country) === company.tin
  if (!isSame || !inputs.isBusiness || typed === '' || typed === company.vatin) return null
  return company.vatin === null ? { code: 'none' } : { code: 'other', vatin: company.vatin }
}

const typedVatin = ({ vatin }: CheckoutInputs, country: string): string | null => {
  const typed = normalizeVatin(vatin, country)
  return typed !== '' && isVatin(typed, country) ? vatin : null
}

const typedSlovakVatin = ({ vatinsvk }: CheckoutInputs): string | null => {
  const typed = tight(vatinsvk).toUpperCase()
  return typed !== '' && isSlovakVatin(typed) ? vatinsvk : null
}

/**
 * Fills in name, numbers and address of a company from the register, and turns business mode on. A valid VAT number
 * that is already typed stays; see `vatinRemark`. If no delivery address is typed yet, the goods go there too.
 *
 * @param inputs - The checkout form; not changed.
 * @param company - The company from the register.
 * @param theme - `split_street` says whether the house number has its own input.
 */
export function withCompany(
  inputs: CheckoutInputs,
  { tin, vatin, ICDPH, business_name, address }: Company,
  { split_street }: Pick<DetailsTheme, 'split_street'>,
): CheckoutInputs {
  const parts = split_street ? splitStreet(address.street) : { street: address.street, houseNumber: '' }
  const seat = { city: address.city, postcode: address.postcode, country: address.country_code }
  const isFree = [inputs.street, inputs.city, inputs.postcode].every((text) => text.trim() === '')
  const isThere =
    isFree ||
    (inputs.street.trim() === parts.street && inputs.city.trim() === seat.city && inputs.country === seat.country)
  return {
    ...inputs,
    ...(isFree && { ...parts, ...seat }),
    isBusiness: true,
    billingInfo: true,
    billToDelivery: isThere,
    businessName: business_name,
    tin,
    vatin: typedVatin(inputs, address.country_code) ?? vatin ?? '',
    vatinsvk: typedSlovakVatin(inputs) ?? ICDPH ?? '',
    billingStreet: parts.street,
    billingHouseNumber: parts.houseNumber,
    billingCity: seat.city,
    billingPostcode: seat.postcode,
    billingCountry: seat.country,
  }
}
