import type { User } from '@vanek/sdk/account'
import { type DetailsForm, emptyDetails } from '@vanek/sdk/checkout'

/** The details form with what is known of a signed-in customer. */
export function knownDetails({ firstName, lastName, email, phone, address, business }: User): DetailsForm {
  return {
    ...emptyDetails,
    fullName: `${firstName} ${lastName}`.trim(),
    email,
    phone: phone ?? '',
    ...(address && {
      street: address.street,
      city: address.city,
      postcode: address.postcode,
      country: address.country_code,
    }),
    ...(business && {
      isBusiness: true,
      businessName: business.business_name,
      tin: business.TIN,
      vatin: business.VATIN,
    }),
  }
}
