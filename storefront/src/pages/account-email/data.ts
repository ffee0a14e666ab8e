import { newId } from '@vanek/sdk'
import { type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

export interface EmailData {
  /** The one so far. */
  readonly email: string
  /** A change that waits; null also when nobody could tell. */
  readonly change: EmailChange | null
  /** Makes a form that is posted twice without scripts one wish. */
  readonly changeKey: string
}

/** Reads the sign-in e-mail and the change that waits (A7.10). */
export const loader = customerLoader<EmailData>(async (_args, { shop, user }) => {
  const [{ email }, change] = await Promise.all([user(), getEmailChange(shop)])
  return { email, change: change.ok ? change.data : null, changeKey: newId() }
})
