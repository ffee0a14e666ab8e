import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import { PasswordForm } from '../../features/account/password-form.tsx'
import type { Refused } from '../../features/account/posted.ts'

export { action } from './action.ts'

/** Only for who is signed in (C2.22); there is nothing to read. */
export const loader = accountLoader<object>(async () => ({}))

export const head: PageHead<unknown> = () => ({ title: 'Změna hesla', robots: 'noindex' })

/** `/uzivatel/zmena-hesla` */
export function Component() {
  const refused = useActionData() as Refused | undefined
  return (
    <AccountPage<object> title="Změna hesla" current="password">
      {() => <PasswordForm refused={refused} />}
    </AccountPage>
  )
}
