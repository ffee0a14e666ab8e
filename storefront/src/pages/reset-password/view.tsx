import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { DeadLink, PasswordSet, ResetForm } from '../../features/auth/reset-form.tsx'
import type { ResetAnswer } from './action.ts'
import type { Data } from './data.ts'

export const head: PageHead<Data> = () => ({
  title: 'Nové heslo',
  referrer: 'strict-origin',
})

/** `/resetovat-heslo?email=&token=` (C2.10) */
export function Component() {
  const shown = useLoaderData() as Data
  const posted = useActionData() as ResetAnswer | undefined
  return (
    <AuthPage>
      {shown.state === 'form' && <ResetForm {...shown} posted={posted} />}
      {shown.state === 'done' && <PasswordSet />}
      {shown.state === 'dead' && <DeadLink />}
    </AuthPage>
  )
}
