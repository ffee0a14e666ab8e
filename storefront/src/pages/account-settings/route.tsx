import { unwrap } from '@vanek/sdk'
import type { User } from '@vanek/sdk/account'
import { type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { OwnData } from '../../features/account/own-data.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import type { Refused } from '../../features/account/posted.ts'
import { ProfileForm } from '../../features/account/profile-form.tsx'

export { action } from './action.ts'

export interface SettingsData {
  readonly user: User
  readonly countries: readonly Country[]
  /** A change of the sign-in e-mail that waits; null also when nobody could tell. */
  readonly change: EmailChange | null
}

/** Reads what the customer has told about themselves (C2.18). */
export const loader = accountLoader<SettingsData>(async (_args, { shop }, user) => {
  const [own, settings, change] = await Promise.all([user(), getSettings(shop), getEmailChange(shop)])
  return { user: own, countries: unwrap(settings).countries, change: change.ok ? change.data : null }
})

export const head: PageHead<unknown> = () => ({ title: 'Osobní údaje', robots: 'noindex' })

/** `/uzivatel/osobni-udaje` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<SettingsData> title="Osobní údaje" current="settings">
      {(page) => (
        <>
          <ProfileForm {...page} refused={refused} />
          <OwnData {...page} />
        </>
      )}
    </AccountPage>
  )
}
