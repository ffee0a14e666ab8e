import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ConfirmEmail, ConfirmEmailChangeData } from './confirm-email.tsx'
import type { ConfirmRefusal } from './action.ts'
import type { Data } from './data.ts'

export const head: PageHead<Data> = () => ({
  title: 'Změna e-mailu',
  referrer: 'strict-origin',
})

/** `/potvrdit-email?token=` */
export function Component() {
  const shown = useLoaderData() as Data
  const refused = useActionData() as ConfirmRefusal | undefined
  return (
    <AuthPage>
      {'id' in shown ? <ConfirmEmail id={shown.id} refused={refused} /> : <ConfirmEmailChangeData end={shown.end} />}
    </AuthPage>
  )
}
