import { unwrap } from '@vanek/sdk'
import type { User } from '@vanek/sdk/account'
import { type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { customerLoader } from '../../entities/account/load-account.ts'

export { action } from './action.ts'

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
