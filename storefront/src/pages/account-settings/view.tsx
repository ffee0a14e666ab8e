import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { OwnData } from '../../features/account/own-data.tsx'
import type { Refused } from '../../features/account/posted.ts'
import { ProfileForm } from '../../features/account/profile-form.tsx'
import type { SettingsData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: 'Osobní údaje' })

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
