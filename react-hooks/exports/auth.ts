/**
 * Forms for signing in, accounts and passwords.
 *
 * @module
 */
export {
  type ChangeEmailForm,
  type ChangeEmailFormOptions,
  useChangeEmailForm,
} from '../src/auth/use-change-email-form.ts'
export {
  type ChangePasswordField,
  type ChangePasswordForm,
  type ChangePasswordFormOptions,
  useChangePasswordForm,
} from '../src/auth/use-change-password-form.ts'
export {
  type ForgottenPasswordForm,
  type ForgottenPasswordFormOptions,
  useForgottenPasswordForm,
} from '../src/auth/use-forgotten-password-form.ts'
export { type LoginField, type LoginForm, type LoginFormOptions, useLoginForm } from '../src/auth/use-login-form.ts'
export {
  type RegistrationForm,
  type RegistrationFormOptions,
  type RegistrationTextField,
  useRegistrationForm,
} from '../src/auth/use-registration-form.ts'
export {
  type ResetPasswordForm,
  type ResetPasswordFormOptions,
  useResetPasswordForm,
} from '../src/auth/use-reset-password-form.ts'
