import { passwordMaxLength } from '@vanek/sdk/auth'
import type { TextField } from '../form/field-form.ts'

const field: TextField = {
  type: 'password',
  autoComplete: 'new-password',
  required: true,
  maxLength: passwordMaxLength,
}

/** Fields of a new password, typed twice. */
export const newPasswordFields = { password: field, passwordConfirmation: field } as const
