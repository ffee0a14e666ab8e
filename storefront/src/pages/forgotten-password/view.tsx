import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../lib/page/env.ts'
import { useOrigin } from '../../lib/page/origin.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ForgottenForm } from '../../features/auth/forgotten-form.tsx'
import { resetPath } from '../../lib/paths/auth.ts'
import type { FormAnswer } from '../../lib/forms/form-answer.ts'

export const head: PageHead<null> = () => ({ title: 'Zapomenuté heslo' })

/** `/zapomenute-heslo` (C2.09) */
export function Component() {
  const posted = useActionData() as FormAnswer<'email'> | undefined
  const callbackUrl = useOrigin() + resetPath
  return (
    <AuthPage>
      <ForgottenForm callbackUrl={callbackUrl} posted={posted} />
    </AuthPage>
  )
}
