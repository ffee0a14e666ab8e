import { unwrap } from '@vanek/sdk'
import type { User } from '@vanek/sdk/account'
import { type Country, getSettings } from '@vanek/sdk/settings'
import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import type { Refused } from '../../features/account/posted.ts'
import { ProfileForm } from '../../features/account/profile-form.tsx'

export { action } from './action.ts'

export interface SettingsData {
  readonly user: User
  readonly countries: readonly Country[]
}

/** Reads what the customer has told about themselves (C2.18). */
export const loader = accountLoader<SettingsData>(async (_args, { shop }, user) => {
  const [own, settings] = await Promise.all([user(), getSettings(shop)])
  return { user: own, countries: unwrap(settings).countries }
})

export const head: PageHead<unknown> = () => ({ title: 'Osobní údaje', robots: 'noindex' })

/** `/uzivatel/osobni-udaje` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<SettingsData> title="Osobní údaje" current="settings">
      {(page) => <ProfileForm {...page} refused={refused} />}
    </AccountPage>
  )
}
