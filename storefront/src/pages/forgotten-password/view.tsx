import { useActionData } from 'react-router-dom'
import type { PageHead } from '../../app/env.ts'
import { useOrigin } from '../../app/origin.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ForgottenForm } from '../../features/auth/forgotten-form.tsx'
import { resetPath } from '../../features/auth/links.ts'
import type { FormAnswer } from '../../features/forms/form-answer.ts'

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
