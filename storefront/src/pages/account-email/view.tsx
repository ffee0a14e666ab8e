import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { EmailForm } from './email-form.tsx'
import { accountPaths } from '../../lib/paths/account.ts'
import type { Refused } from '../../entities/account/posted.ts'
import type { EmailData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: 'Změna e-mailu' })

/** `/uzivatel/zmena-emailu` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<EmailData>
      title="Změna e-mailu"
      current="settings"
      above={{ title: 'Osobní údaje', to: accountPaths.settings }}
    >
      {(page) => <EmailForm {...page} refused={refused} />}
    </AccountPage>
  )
}
