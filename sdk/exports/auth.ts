/**
 * Signing in and out, accounts and passwords: calls and the rules of their forms. `createSession` of
 * `@vanek/sdk/session` does the whole of signing in.
 *
 * @example
 * ```ts
 * const issues = checkLogin({ email: 'jana@example.com', password: 'secret' })
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
  type RegisterError,
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
  checkEmailChange,
  type EmailChangeFields,
  type EmailChangeIssues,
} from '../src/auth/rules/check-email-change.ts'
export { checkForgottenPassword, checkLogin, type LoginIssues } from '../src/auth/rules/check-login.ts'
export {
  checkNewPassword,
  checkPasswordChange,
  type NewPassword,
  type NewPasswordIssues,
  type PasswordIssue,
} from '../src/auth/rules/check-new-password.ts'
export {
  checkRegistration,
  type RegistrationField,
  type RegistrationIssue,
  type RegistrationIssues,
  registrationLengths,
} from '../src/auth/rules/check-registration.ts'
export { credentialsFrom, newPasswordFrom, registrationFrom } from '../src/auth/rules/forms.ts'
export { isRestricted } from '../src/auth/rules/is-restricted.ts'
export { safePath } from '../src/auth/rules/safe-path.ts'
export type { ExchangeError, LoginError } from '../src/auth/token-calls.ts'
export type {
  CartMerge,
  LoginParams,
  ChangePasswordParams,
  ResetPasswordParams,
  RegisterParams,
  LoginData,
} from '../src/auth/types.ts'
export { longestPassword } from '../src/forms/password.ts'
export type { PostedFields } from '../src/forms/posted.ts'
