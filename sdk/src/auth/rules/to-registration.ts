import type { components } from '../../generated/shop.d.ts'
import { normalizePhone } from '../../forms/phone.ts'
import { cleaned, tight } from '../../forms/spaces.ts'
import { normalizeTin } from '../../forms/tin.ts'
import { normalizeVatin } from '../../forms/vatin.ts'
import type { RegisterParams } from '../types.ts'

/**
 * Normalizes a registration: superfluous white space removed, the phone international, and company numbers in their
 * usual form.
 */
export const normalizeRegistration = (input: RegisterParams, country: string): Required<RegisterParams> => ({
  email: cleaned(input.email),
  password: input.password,
  passwordConfirmation: input.passwordConfirmation,
  firstName: input.firstName.trim(),
  lastName: input.lastName.trim(),
  phone: normalizePhone(input.phone?.trim() ?? '', country),
  isBusiness: input.isBusiness ?? false,
  businessName: input.businessName?.trim() ?? '',
  tin: normalizeTin(input.tin ?? '', country),
  vatin: normalizeVatin(input.vatin ?? '', country),
  ICDPH: tight(input.ICDPH ?? '').toUpperCase(),
  newsletter: input.newsletter ?? false,
  terms: input.terms,
})

/** The payload of a registration. The back end rejects it if the terms are not accepted. */
export function toRegistration(input: RegisterParams, country: string): components['schemas']['Registration'] {
  const { passwordConfirmation, isBusiness, businessName, tin, vatin, ICDPH, phone, terms, ...rest } =
    normalizeRegistration(input, country)
  return {
    ...rest,
    password_confirmation: passwordConfirmation,
    phone: phone || null,
    business: isBusiness ? { business_name: businessName, TIN: tin, VATIN: vatin } : null,
    ...(isBusiness && ICDPH !== '' && { attributes: { custom: { ICDPH } } }),
    terms: terms as true,
  }
}
