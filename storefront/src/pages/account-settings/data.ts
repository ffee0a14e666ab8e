import { unwrap } from '@vanek/sdk'
import {
  checkProfile,
  type ProfileField,
  profileFieldOf,
  profileFrom,
  profileTexts,
  toUserChange,
  updateUser,
  type User,
} from '@vanek/sdk/account'
import { type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { redirect } from 'react-router-dom'
import { accountAction, customerLoader, refuse, refuseFor } from '../../entities/account/load-account.ts'
import { sayNext } from '../../entities/account/said.ts'
import { accountPaths } from '../../lib/paths/account.ts'

export interface SettingsData {
  readonly user: User
  readonly countries: readonly Country[]
  /** A change of the sign-in e-mail that waits; null also when nobody could tell. */
  readonly change: EmailChange | null
}

/** Reads what the customer has told about themselves (C2.18). */
export const loader = customerLoader<SettingsData>(async (_args, { shop, user }) => {
  const [own, settings, change] = await Promise.all([user(), getSettings(shop), getEmailChange(shop)])
  return { user: own, countries: unwrap(settings).countries, change: change.ok ? change.data : null }
})

const fields: readonly ProfileField[] = [...profileTexts, 'isBusiness', 'newsletter']

/** Saves the profile when no script did (C7.08); a refusal keeps what was typed (C8.18). */
export const action = accountAction(async (form, _args, { shop, cookies }) => {
  const inputs = profileFrom(form)
  const errors = checkProfile(inputs, shop.config.country?.alpha3)
  if (Object.keys(errors).length > 0) return refuse({ values: inputs, errors })
  const saved = await updateUser(shop, toUserChange(inputs, shop.config.country?.alpha3))
  if (!saved.ok) return refuseFor(saved.error, fields, { values: inputs }, profileFieldOf)
  sayNext(cookies, { kind: 'profile_saved' })
  return redirect(accountPaths.settings, 303)
})
