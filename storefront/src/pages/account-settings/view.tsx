import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { OwnData } from './own-data.tsx'
import type { Refused } from '../../entities/account/posted.ts'
import { ProfileForm } from './profile-form.tsx'
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
