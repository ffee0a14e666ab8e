import { accountPaths, confirmEmailPath } from '#market/paths'
import { newId } from '@vanek/sdk'
import { changeEmail, validateChangeEmailForm, type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, refuse, refuseFor } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { rawTextIn, textIn } from '../../lib/forms/posted.ts'

export interface EmailData {
  /** The current sign-in e-mail. */
  readonly email: string
  /** A pending change; also null if it could not be loaded. */
  readonly change: EmailChange | null
  /** Idempotency key of a form that is posted without scripts. */
  readonly changeKey: string
}

/** Loads the sign-in e-mail and a pending change (A7.10). */
export const loader = customerLoader<EmailData>(async (_args, { shop, user }) => {
  const [{ email }, change] = await Promise.all([user(), getEmailChange(shop)])
  return { email, change: change.ok ? change.data : null, changeKey: newId() }
})

const fields: readonly string[] = ['email', 'currentPassword']
const fieldOf = (field: string) => (field === 'password' ? 'currentPassword' : field)

const keyIn = (form: FormData): string => {
  const key = textIn(form, 'changeKey')
  return /^[\w-]{8,200}$/.test(key) ? key : newId()
}

/**
 * Requests a new sign-in e-mail for a form posted without scripts (A7.10); after an error the e-mail stays in the form,
 * the password does not.
 */
export const action = accountAction(async (form, _args, { shop, cookies, origin }) => {
  const [email, password] = [textIn(form, 'email'), rawTextIn(form, 'currentPassword')]
  const values = { email }
  const errors = validateChangeEmailForm({ email, currentPassword: password })
  if (Object.keys(errors).length > 0) return refuse({ values, errors })
  const params = { email, password, callbackUrl: origin + confirmEmailPath }
  const result = await changeEmail(shop, params, { idempotencyKey: keyIn(form) })
  if (!result.ok) return refuseFor(result.error, fields, { values }, fieldOf)
  leaveAccountFlash(cookies, { kind: 'email_change_requested' })
  return redirect(accountPaths.email, 303)
})
