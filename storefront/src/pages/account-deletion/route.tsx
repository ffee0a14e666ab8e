import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { DeletionForm } from '../../features/account/deletion-form.tsx'
import { accountLoader } from '../../features/account/load-account.ts'
import { accountPaths } from '../../features/account/paths.ts'
import type { Refused } from '../../features/account/posted.ts'

export { action } from './action.ts'

export interface DeletionData {
  /** That are lost. */
  readonly credits: number
}

/** Reads what is lost with the account (A7.12). */
export const loader = accountLoader<DeletionData>(async (_args, _env, user) => ({
  credits: (await user()).credits.amount,
}))

export const head: PageHead<unknown> = () => ({ title: 'Zrušení účtu', robots: 'noindex' })

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
