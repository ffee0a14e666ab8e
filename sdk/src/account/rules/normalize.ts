import { normalizePhone } from '../../forms/phone.ts'
import { normalizePostcode } from '../../forms/postcode.ts'
import { squeezed } from '../../forms/spaces.ts'
import { normalizeTin } from '../../forms/tin.ts'
import { normalizeVatin } from '../../forms/vatin.ts'

/** Fields that profile and address share. */
interface Place {
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly country: string
  readonly businessName: string
  readonly tin: string
  readonly vatin: string
}

/** The normalized inputs; the country defaults to that of the shop. */
export function normalizedPlace(typed: Place, home: string): Place {
  const country = typed.country || home
  return {
    phone: normalizePhone(typed.phone, country),
    street: squeezed(typed.street),
    city: squeezed(typed.city),
    postcode: normalizePostcode(typed.postcode, country),
    country,
    businessName: squeezed(typed.businessName),
    tin: normalizeTin(typed.tin, country),
    vatin: normalizeVatin(typed.vatin, country),
  }
}

/** Inputs of both by their names in the API. */
export const placeFields = {
  'address.street': 'street',
  'address.city': 'city',
  'address.postcode': 'postcode',
  'address.country_code': 'country',
  'business.business_name': 'businessName',
  'business.TIN': 'tin',
  'business.VATIN': 'vatin',
} as const
