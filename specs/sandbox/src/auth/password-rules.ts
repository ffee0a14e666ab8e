import { refusal, type Refusal } from '../http/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

export interface NewPassword {
  readonly password: string
  readonly password_confirmation: string
}

/** @throws the refusals `password_mismatch` and `password_common` */
export function mustBeValidPassword(email: string, { password, password_confirmation }: NewPassword): void {
  const fault = passwordFault(email, password, password_confirmation)
  if (fault !== null) throw fault
}

/** The error of a new password; null if it is valid. The schema checks its length. */
export function passwordFault(email: string, password: string, confirmation: string | undefined): Refusal | null {
  if (password !== confirmation) return refusal('password_mismatch', { field: 'password_confirmation' })
  if (isCommon(password, email)) return refusal('password_common', { field: 'password' })
  return null
}

/** Whether an attacker would try it early: a common password, one repeated character, or the e-mail. */
export function isCommon(password: string, email: string): boolean {
  const plain = plainOf(password)
  if (/^(.)\1*$/u.test(plain)) return true
  const [mailbox = '', host = ''] = plainOf(email).split('@')
  return COMMON_PASSWORDS.has(plain) || [mailbox, `${mailbox}@${host}`].includes(plain)
}

/** Lower case, without accents. */
function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
