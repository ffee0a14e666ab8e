import { newId } from '@vanek/sdk'
import { type EmailChange, getEmailChange } from '@vanek/sdk/auth'
import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { EmailForm } from '../../features/account/email-form.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import { accountPaths } from '../../features/account/paths.ts'
import type { Refused } from '../../features/account/posted.ts'

export { action } from './action.ts'

export interface EmailData {
  /** The one so far. */
  readonly email: string
  /** A change that waits; null also when nobody could tell. */
  readonly change: EmailChange | null
  /** Makes a form that is posted twice without scripts one wish. */
  readonly changeKey: string
}

/** Reads the sign-in e-mail and the change that waits (A7.10). */
export const loader = accountLoader<EmailData>(async (_args, { shop }, user) => {
  const [{ email }, change] = await Promise.all([user(), getEmailChange(shop)])
  return { email, change: change.ok ? change.data : null, changeKey: newId() }
})

export const head: PageHead<unknown> = () => ({ title: 'Změna e-mailu', robots: 'noindex' })

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
