/**
 * Signing in and out, accounts and passwords: calls and the rules of their forms. `createSession` of
 * `@vanek/sdk/session` does the whole of signing in.
 *
 * @example
 * ```ts
 * const issues = validateLoginForm({ email: 'jana@example.com', password: 'secret' })
 * const answer = await login(shop, { email: 'jana@example.com', password: 'secret' })
 * ```
 * @module
 */
export {
  type ChangePasswordError,
  changePassword,
  type ForgotPasswordError,
  forgotPassword,
  register,
  registerFromOrder,
  type RegisterError,
  type RegisterFromOrderError,
  type RegisterFromOrderParams,
  requestLoginCode,
  type RequestLoginCodeError,
  type RequestLoginCodeParams,
  resetPassword,
  type ResetPasswordError,
  type ForgotPasswordParams,
} from '../src/auth/account-calls.ts'
export { login, logout, type LogoutError } from '../src/auth/calls.ts'
export {
  changeEmail,
  type ChangeEmailError,
  confirmEmailChange,
  type ConfirmEmailChangeError,
  type EmailChange,
  type GetEmailChangeError,
  type ChangeEmailParams,
  type ConfirmEmailChangeData,
  getEmailChange,
  type ConfirmEmailChangeParams,
} from '../src/auth/email-calls.ts'
export {
  validateChangeEmailForm,
  type ChangeEmailInputs,
  type ChangeEmailIssues,
} from '../src/auth/rules/check-email-change.ts'
export { validateForgottenPasswordForm, validateLoginForm, type LoginIssues } from '../src/auth/rules/check-login.ts'
export {
  validateNewPasswordForm,
  validateChangePasswordForm,
  type NewPasswordInputs,
  type NewPasswordIssues,
} from '../src/auth/rules/check-new-password.ts'
export {
  validateRegistrationForm,
  type RegistrationField,
  type RegistrationIssues,
  registrationMaxLengths,
} from '../src/auth/rules/check-registration.ts'
export { cleanLoginCode } from '../src/auth/rules/clean-login-code.ts'
export { parseLoginForm, parseNewPasswordForm, parseRegistrationForm } from '../src/auth/rules/forms.ts'
export { isRestricted } from '../src/auth/rules/is-restricted.ts'
export { safePath } from '../src/auth/rules/safe-path.ts'
export type { LoginError } from '../src/auth/token-calls.ts'
export type {
  CartMerge,
  LoginParams,
  ChangePasswordParams,
  ResetPasswordParams,
  RegisterParams,
  LoginData,
} from '../src/auth/types.ts'
export { passwordMaxLength } from '../src/forms/password.ts'
export type { FormFields } from '../src/forms/posted.ts'
