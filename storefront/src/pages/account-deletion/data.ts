import * as texts from '#texts/pages/account-deletion'
import { loginPath } from '#market/paths'
import { deleteAccount } from '@vanek/sdk/account'
import { redirectDocument } from 'react-router-dom'
import { accountAction, customerLoader, refuse, refuseFor } from '../../entities/account/load-account.ts'
import { rawTextIn, textIn } from '../../lib/forms/posted.ts'
import { cookieFlashes } from '../../lib/session/flashes.ts'
import { sessionOf } from '../../lib/session/session.ts'

export interface DeletionData {
  /** Credits that will be lost. */
  readonly credits: number
}

/** Loads the data that is lost with the account (A7.12). */
export const loader = customerLoader<DeletionData>(async (_args, { user }) => ({
  credits: (await user()).credits.amount,
}))

const fieldOf = (field: string) => (field === 'password' ? 'currentPassword' : field)

/**
 * Deletes the account (A7.07) and signs out. A retry after a lost response gets the same result. The next page is a
 * full page load, since a customer may have seen other prices.
 */
export const action = accountAction(async (form, _args, env) => {
  const password = rawTextIn(form, 'currentPassword')
  const agreed = textIn(form, 'agreed') === 'on'
  const values = { agreed }
  const errors = { ...(password === '' && { currentPassword: 'required' }), ...(!agreed && { agreed: 'required' }) }
  if (Object.keys(errors).length > 0) return refuse({ values, errors })
  const deleted = await deleteAccount(env.shop, { password })
  if (!deleted.ok) return refuseFor(deleted.error, ['currentPassword'], { values }, fieldOf)
  await (await sessionOf(env)).signOut()
  const text = texts.done
  cookieFlashes(env.cookies).add({ kind: 'success', text, durationMs: null })
  return redirectDocument(loginPath, 303)
})
