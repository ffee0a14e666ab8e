import { type PostedFields, postedText, postedTick } from '../../forms/posted.ts'
import type { LoginParams, RegisterParams } from '../types.ts'
import type { NewPassword } from './check-new-password.ts'

/** LoginParams as a form posted them. */
export const credentialsFrom = (fields: PostedFields): LoginParams => ({
  email: postedText(fields, 'email').trim(),
  password: postedText(fields, 'password'),
})

/** A new password as a form posted it. */
export const newPasswordFrom = (fields: PostedFields): NewPassword => ({
  password: postedText(fields, 'password'),
  passwordConfirmation: postedText(fields, 'passwordConfirmation'),
})

/** A registration as a form posted it; a box is ticked when it was sent at all. */
export const registrationFrom = (fields: PostedFields): Required<RegisterParams> => ({
  email: postedText(fields, 'email').trim(),
  ...newPasswordFrom(fields),
  firstName: postedText(fields, 'firstName').trim(),
  lastName: postedText(fields, 'lastName').trim(),
  phone: postedText(fields, 'phone').trim(),
  isBusiness: postedTick(fields, 'isBusiness'),
  businessName: postedText(fields, 'businessName').trim(),
  tin: postedText(fields, 'tin').trim(),
  vatin: postedText(fields, 'vatin').trim(),
  newsletter: postedTick(fields, 'newsletter'),
  terms: postedTick(fields, 'terms'),
})
