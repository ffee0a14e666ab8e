import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AccountPage } from '../../entities/account/account-page.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Refused } from '../../entities/account/posted.ts'

export const head: PageHead<unknown> = () => ({ title: 'Změna hesla' })

/** `/uzivatel/zmena-hesla` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<object> title="Změna hesla" current="password">
      {() => <PasswordForm refused={refused} />}
    </AccountPage>
  )
}
