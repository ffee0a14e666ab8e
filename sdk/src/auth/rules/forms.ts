import { type FormFields, postedText, postedTick } from '../../forms/posted.ts'
import type { LoginParams, RegisterParams } from '../types.ts'
import type { NewPasswordInputs } from './check-new-password.ts'

/**
 * Reads a posted sign-in form. The e-mail address is trimmed, the password is not.
 *
 * @param fields - The posted form, with `email` and `password`.
 */
export const parseLoginForm = (fields: FormFields): LoginParams => ({
  email: postedText(fields, 'email').trim(),
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
 */
export const parseRegistrationForm = (fields: FormFields): Required<RegisterParams> => ({
  email: postedText(fields, 'email').trim(),
  ...parseNewPasswordForm(fields),
  firstName: postedText(fields, 'firstName').trim(),
  lastName: postedText(fields, 'lastName').trim(),
  phone: postedText(fields, 'phone').trim(),
  isBusiness: postedTick(fields, 'isBusiness'),
  businessName: postedText(fields, 'businessName').trim(),
  tin: postedText(fields, 'tin').trim(),
  vatin: postedText(fields, 'vatin').trim(),
  ICDPH: postedText(fields, 'ICDPH').trim(),
  newsletter: postedTick(fields, 'newsletter'),
  terms: postedTick(fields, 'terms'),
})
