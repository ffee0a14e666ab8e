import { cleaned, trimmed } from '../../forms/spaces.ts'
import { type FormFields, postedText, postedTick } from '../../forms/posted.ts'
import type { LoginParams, RegisterParams } from '../types.ts'
import type { NewPasswordInputs } from './check-new-password.ts'

/**
 * Reads a posted sign-in form. The e-mail address is trimmed, the password is not.
 *
 * @param fields - The posted form, with `email` and `password`.
 * @example
 * ```ts
 * const inputs = parseLoginForm(await request.formData())
 * const issues = validateLoginForm(inputs)
 * if (Object.keys(issues).length === 0) console.log(await login(shop, inputs))
 * ```
 */
export const parseLoginForm = (fields: FormFields): LoginParams => ({
  email: cleaned(postedText(fields, 'email')),
  password: postedText(fields, 'password'),
})

/**
 * Reads a new password from a posted form.
 *
 * @param fields - The posted form, with `password` and `passwordConfirmation`.
 */
export const parseNewPasswordForm = (fields: FormFields): NewPasswordInputs => ({
  password: postedText(fields, 'password'),
  passwordConfirmation: postedText(fields, 'passwordConfirmation'),
})

/**
 * Reads a posted registration form. Texts are trimmed, passwords are not.
 *
 * @param fields - The posted form. A checkbox is checked if its field is present.
 * @example
 * ```ts
 * const inputs = parseRegistrationForm(await request.formData())
 * const issues = validateRegistrationForm(inputs, 'CZE')
 * if (Object.keys(issues).length === 0) console.log(await register(shop, inputs))
 * ```
 */
export const parseRegistrationForm = (fields: FormFields): Required<RegisterParams> => ({
  email: cleaned(postedText(fields, 'email')),
  ...parseNewPasswordForm(fields),
  firstName: trimmed(postedText(fields, 'firstName')),
  lastName: trimmed(postedText(fields, 'lastName')),
  phone: trimmed(postedText(fields, 'phone')),
  isBusiness: postedTick(fields, 'isBusiness'),
  businessName: trimmed(postedText(fields, 'businessName')),
  tin: trimmed(postedText(fields, 'tin')),
  vatin: trimmed(postedText(fields, 'vatin')),
  ICDPH: trimmed(postedText(fields, 'ICDPH')),
  newsletter: postedTick(fields, 'newsletter'),
  terms: postedTick(fields, 'terms'),
})
