import { changePassword, validateChangePasswordForm, parseNewPasswordForm } from '@vanek/sdk/auth'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, refuse, refuseFor } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { rawTextIn } from '../../lib/forms/posted.ts'
import { accountPaths } from '#market/paths'

/** Only for signed-in customers (C2.22); there is nothing to load. */
export const loader = customerLoader<object>(async () => ({}))

const fields: readonly string[] = ['oldPassword', 'password', 'passwordConfirmation']

/** Changes the password for a form posted without scripts (C7.09); after an error the form is empty and shows why. */
export const action = accountAction(async (form, _args, { shop, cookies }) => {
  const oldPassword = rawTextIn(form, 'oldPassword')
  const { password, passwordConfirmation } = parseNewPasswordForm(form)
  const errors = validateChangePasswordForm({ oldPassword, password, passwordConfirmation })
  if (Object.keys(errors).length > 0) return refuse({ errors })
  const changed = await changePassword(shop, {
    old_password: oldPassword,
    password,
    password_confirmation: passwordConfirmation,
  })
  if (!changed.ok) return refuseFor(changed.error, fields, {})
  leaveAccountFlash(cookies, { kind: 'password_changed' })
  return redirect(accountPaths.password, 303)
})
