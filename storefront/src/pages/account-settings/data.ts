import { unwrap } from '@vanek/sdk'
import {
  validateProfileForm,
  type ProfileField,
  toProfileField,
  parseProfileForm,
  profileTextFields,
  toUpdateUserParams,
  updateUser,
  type User,
} from '@vanek/sdk/account'
import { type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, refuse, refuseFor } from '../../entities/account/load-account.ts'
import { leaveAccountFlash } from '../../entities/account/account-flash.ts'
import { accountPaths } from '#market/paths'

export interface SettingsData {
  readonly user: User
  readonly countries: readonly Country[]
  /** A pending change of the sign-in e-mail; also null if it could not be loaded. */
  readonly change: EmailChange | null
}

/** Loads the customer's profile (C2.18). */
export const loader = customerLoader<SettingsData>(async (_args, { shop, user }) => {
  const [own, settings, change] = await Promise.all([user(), getSettings(shop), getEmailChange(shop)])
  return { user: own, countries: unwrap(settings).countries, change: change.ok ? change.data : null }
})

const fields: readonly ProfileField[] = [...profileTextFields, 'isBusiness', 'newsletter']

/** Saves the profile for a form posted without scripts (C7.08); after an error the typed input stays (C8.18). */
export const action = accountAction(async (form, _args, { shop, cookies }) => {
  const inputs = parseProfileForm(form)
  const errors = validateProfileForm(inputs, shop.config.country?.alpha3)
  if (Object.keys(errors).length > 0) return refuse({ values: inputs, errors })
  const saved = await updateUser(shop, toUpdateUserParams(inputs, shop.config.country?.alpha3))
  if (!saved.ok) return refuseFor(saved.error, fields, { values: inputs }, toProfileField)
  leaveAccountFlash(cookies, { kind: 'profile_saved' })
  return redirect(accountPaths.settings, 303)
})
