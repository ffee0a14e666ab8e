import {
  checkProfile,
  profileFieldOf,
  type ProfileField,
  profileFrom,
  profileTexts,
  toUserChange,
  updateUser,
} from '@vanek/sdk/account'
import { redirect } from 'react-router-dom'
import { accountAction } from '../../entities/account/load-account.ts'
import { accountPaths } from '../../lib/paths/account.ts'
import { refuse, refuseFor } from '../../entities/account/posted.ts'
import { sayNext } from '../../entities/account/said.ts'

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
