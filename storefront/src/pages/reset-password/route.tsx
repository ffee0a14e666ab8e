import { useEffect } from 'react'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHead, PageLoader } from '../../app/env.ts'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { resetPath } from '../../features/auth/links.ts'
import { ResetForm } from '../../features/auth/reset-form.tsx'
import type { ResetAnswer } from './action.ts'

export { action } from './action.ts'

interface Data {
  /** Of the mail's link; empty when the address has none. */
  readonly email: string
  readonly token: string
}

/** Reads what the link of the mail says (C2.10). */
export const loader: PageLoader<Data> = async ({ request }) => {
  const { searchParams } = new URL(request.url)
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' }
}

/** Nothing of the address goes with what the page loads or leads to. */
export const head: PageHead<Data> = () => ({
  title: 'Nové heslo | Vánek',
  robots: 'noindex',
  referrer: 'strict-origin',
})

/** `/resetovat-heslo?email=&token=` (C2.10). The token leaves the address, so that it is in no history. */
export function Component() {
  const link = useLoaderData() as Data
  const posted = useActionData() as ResetAnswer | undefined
  useEffect(() => history.replaceState(history.state, '', resetPath), [])
  return (
    <AuthPage>
      <ResetForm {...(posted?.link ?? link)} posted={posted} />
    </AuthPage>
  )
}
