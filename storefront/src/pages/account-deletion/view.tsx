import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { accountPaths } from '../../lib/paths/account.ts'
import type { Refused } from '../../entities/account/posted.ts'
import type { DeletionData } from './data.ts'

export const head: PageHead<unknown> = () => ({ title: 'Zrušení účtu' })

/** `/uzivatel/zruseni-uctu` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<DeletionData>
      title="Zrušení účtu"
      current="settings"
      above={{ title: 'Osobní údaje', to: accountPaths.settings }}
    >
      {(page) => <DeletionForm {...page} refused={refused} />}
    </AccountPage>
  )
}
