/**
 * Forms for signing in, accounts and passwords.
 *
 * @module
 */
export {
  type UseChangeEmailFormResult,
  type UseChangeEmailFormOptions,
  useChangeEmailForm,
} from '../src/auth/use-change-email-form.ts'
export {
  type UseChangePasswordFormResult,
  type UseChangePasswordFormOptions,
  useChangePasswordForm,
} from '../src/auth/use-change-password-form.ts'
export {
  type UseForgottenPasswordFormResult,
  type UseForgottenPasswordFormOptions,
  useForgottenPasswordForm,
} from '../src/auth/use-forgotten-password-form.ts'
export {
  type UseLoginCodeFormResult,
  type UseLoginCodeFormOptions,
  useLoginCodeForm,
} from '../src/auth/use-login-code-form.ts'
export { type UseLoginFormResult, type UseLoginFormOptions, useLoginForm } from '../src/auth/use-login-form.ts'
export {
  type UseRegistrationFormResult,
  type UseRegistrationFormOptions,
  useRegistrationForm,
} from '../src/auth/use-registration-form.ts'
export {
  type UseResetPasswordFormResult,
  type UseResetPasswordFormOptions,
  useResetPasswordForm,
} from '../src/auth/use-reset-password-form.ts'
